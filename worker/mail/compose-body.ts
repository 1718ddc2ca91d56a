// The body of a mail in plain text and in the simple HTML that every mail program shows alike.

/** A row without a value is left out. With an address, the value is a link in the HTML. */
export type Row = [label: string, value: string, address?: string | undefined]

interface Body {
  title: string
  paragraphs: string[]
  rows: Row[]
}

export function composeBody(body: Body): { text: string; html: string } {
  const rows = body.rows.filter(([, value]) => value.trim() !== '')
  return { text: toText({ ...body, rows }), html: toHtml({ ...body, rows }) }
}

function toText({ title, paragraphs, rows }: Body): string {
  const facts = rows.map(([label, value]) =>
    value.includes('\n') || value.length > 60 ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return `${[title, ...paragraphs, facts.join('\n')].join('\n\n')}\n`
}

function toHtml({ title, paragraphs, rows }: Body): string {
  const cell = 'padding:6px 16px 6px 0;vertical-align:top;text-align:left'
  const facts = rows.map(
    ([label, value, address]) =>
      `<tr><th style="${cell};color:#55617a;font-weight:normal">${escapeHtml(label)}</th>` +
      `<td style="${cell}">${linked(lines(value), address)}</td></tr>`,
  )
  return (
    '<!doctype html><html lang="en"><body style="margin:0;padding:24px;color:#1b2538;' +
    'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">' +
    `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>` +
    paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('') +
    `<table role="presentation" cellspacing="0" cellpadding="0">${facts.join('')}</table>` +
    '</body></html>'
  )
}

function lines(value: string): string {
  return escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>')
}

function linked(html: string, address: string | undefined): string {
  return address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
