// The custom properties that say where the visible part of the screen begins, and how high it is.

export const VISIBLE_TOP = '--chat-visible-top'
export const VISIBLE_HEIGHT = '--chat-visible-height'
