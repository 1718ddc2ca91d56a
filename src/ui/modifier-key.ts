// Modifier keys: while one is held, a click or a key has a meaning of the browser's own, as to open a link elsewhere.

interface Keys {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
