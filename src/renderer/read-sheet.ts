// Reads the site's style sheet into the parts that a page may need (page-styles.ts). The build does this: a server
// that parsed the sheet would start a tenth later.
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import type { Part, Sheet } from './page-styles'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
/** In selectors of what makes room for the chat's window, which opens with the full sheet only (src/chat/chat.tsx). */
const CHAT_OPEN = ':has(#chat-panel)'

/** @param css of the whole sheet; throws postcss' error, with line and column, if it is not CSS */
export function readSheet(css: string): Sheet {
  const sheet: Sheet = { parts: [], declarations: [] }
  readInto(sheet.parts, postcss.parse(css), sheet)
  return sheet
}

function readInto(parts: Part[], container: Container, sheet: Sheet): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') readRule(parts, node, sheet)
    else if (node.type === 'atrule') readAtRule(parts, node, sheet)
  }
}

function readRule(parts: Part[], rule: Rule, { declarations }: Sheet): void {
  const group = declarations.push(rule.nodes.map(String).join(';')) - 1
  for (const selector of rule.selectors) {
    if (selector.includes(CHAT_OPEN)) continue
    // A class inside :not() does not have to be present.
    const positive = selector.replace(/:not\([^()]*\)/g, '')
    const needs = [...positive.matchAll(CLASS)].map(([, name = '']) => name)
    // A pointer that hovers something that appeared on its own has moved: the full sheet is already loading.
    const when = selector.includes(':hover') ? 'inHtml' : 'ever'
    parts.push({ needs, when, selector, group })
  }
}

function readAtRule(parts: Part[], rule: AtRule, sheet: Sheet): void {
  if (rule.name === 'keyframes') parts.push({ keyframes: rule.params, text: String(rule) })
  else if (!['media', 'supports', 'container'].includes(rule.name)) {
    parts.push({ always: String(rule) })
  } else readConditions(parts, rule, sheet)
}

function readConditions(parts: Part[], rule: AtRule, sheet: Sheet): void {
  const inside: Part[] = []
  readInto(inside, rule, sheet)
  parts.push({ block: `@${rule.name} ${rule.params}`, parts: inside })
}
