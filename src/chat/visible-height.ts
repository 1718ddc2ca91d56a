// The custom property that says how high the visible part of the screen is.

export const VISIBLE_HEIGHT = '--chat-visible-height'
