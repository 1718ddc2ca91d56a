// Fills in a contact form on a page, as a visitor does.
import type { Page } from '@playwright/test'

interface Person {
  email: string
  phone?: string | undefined
}

/** @param form selector of the form */
export async function fillContact(page: Page, form: string, { email, phone }: Person) {
  const field = page.locator(form)
  await field.getByLabel('Full Name').fill('Ann Lee')
  await field.getByLabel('Email Address').fill(email)
  if (phone) await field.getByLabel('Phone Number').fill(phone)
  await field.getByLabel('Company').fill('Acme & Sons')
  await field.getByLabel('Service Needed').selectOption('cloud')
  await field.getByLabel('Message', { exact: true }).fill('Our servers need a new home.')
  await field.getByLabel(/I agree to the/).check()
}

/** An address that no other test uses. */
export const uniqueEmail = () => `ann.${Math.random().toString(36).slice(2)}@example.com`
