// A key that is held down gives a click or another key a meaning that is the browser's own: a link opens elsewhere.

interface Keys {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

export function isKeyHeld({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
