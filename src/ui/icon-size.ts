/** CSS of an icon that grows with the text. @param pixels its size beside text of the usual size */
export const iconSize = (pixels: number) => ({
  width: `${pixels / 16}rem`,
  height: `${pixels / 16}rem`,
})
