// The shape of a legal page, and the links that more than one of them needs.
import { addressLine, company } from '../company'
import type { Block, Inline, Text } from '../inline'

export interface LegalSection {
  /** Anchor of the section, for links from other pages. */
  id: string
  title: string
  blocks: readonly Block[]
}

export interface LegalText {
  intro: Text
  sections: readonly LegalSection[]
}

export interface LegalPage extends LegalText {
  title: string
  /** The day of the last revision, '2025-04-05'. */
  revised: string
}

const mailTo = (address: string): Inline => ({ text: address, to: `mailto:${address}` })

export const mail: Inline = mailTo(company.email.info)
/** For help with text messages: the answer to HELP names the same. */
export const supportMail: Inline = mailTo(company.email.support)
export const phone: Inline = { text: company.phone.text, to: company.phone.href }

/** How to reach us, the same on every legal page. */
export const waysToReachUs: Block = {
  kind: 'list',
  items: [
    ['By email: ', mail],
    ['By phone: ', phone],
    `By mail: ${company.legalName}, ${addressLine()}`,
    ['By form: ', { text: 'our contact page', to: '/contact' }],
  ],
}
