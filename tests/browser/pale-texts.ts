// What paper must show: browsers print text in its own color, but no background behind it.

/** Runs in the page: its visible texts that are too pale on white (WCAG 2.2, 1.4.3). */
export function paleTexts(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const pale: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, nodeValue } = node
    if (!nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
    const contrast = 1.05 / (luminance(getComputedStyle(element).color) + 0.05)
    if (contrast < 4.5) pale.push(nodeValue)
  }
  return pale
}
