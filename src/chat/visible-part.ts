// The custom properties for the top and the height of the visible part of the screen.

export const VISIBLE_TOP = '--chat-visible-top'
export const VISIBLE_HEIGHT = '--chat-visible-height'
