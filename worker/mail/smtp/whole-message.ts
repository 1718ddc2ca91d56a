// A mail as the text that goes to the server.
import * as base64 from 'nodemailer/lib/base64'
import type MimeNode from 'nodemailer/lib/mime-node'
import * as quotedPrintable from 'nodemailer/lib/qp'

/**
 * The message that nodemailer's `build` and `createReadStream` return, made at once: they pass it through some ten
 * streams, which takes a third of the processor time that a worker has for a mail.
 * @param node with its content as text, which all our mails have; a file or stream would be missing
 */
export function wholeMessage(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + encoded(node)
  const parts = node.childNodes.map(wholeMessage)
  const separator = `\r\n--${node.boundary}`
  return `${head}--${node.boundary}\r\n${parts.join(`${separator}\r\n`)}${separator}--\r\n`
}

function encoded(node: MimeNode): string {
  const content = String(node.content ?? '')
  const encoding = node.getTransferEncoding()
  if (encoding === 'base64') return base64.wrap(base64.encode(content))
  if (encoding === 'quoted-printable') return quotedPrintable.wrap(quotedPrintable.encode(content))
  return content
}
