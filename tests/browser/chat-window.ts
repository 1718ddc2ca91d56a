// The chat as its specs reach it: the bubble, the window behind it, and what is in the window.
import type { Page } from '@playwright/test'
import { chat } from '../../src/content/chat'
import { expect } from './test'

/** Any page would do: the chat is on all of them. */
export const PATH = '/about'

export const bubble = (page: Page) => page.locator('#chat-bubble')
export const panel = (page: Page) => page.getByRole('dialog', { name: chat.name })
export const line = (page: Page) => page.getByLabel('Your message')
export const log = (page: Page) => panel(page).getByRole('log')
export const contactForm = (page: Page) => page.getByRole('form', { name: 'Your contact details' })

/** Loads a page and opens its chat. */
export async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await bubble(page).click()
  await expect(panel(page)).toBeVisible()
}

export async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
}

interface Asked {
  role: string
  content: string
}

/** Answers every question with `message`; the returned list grows with each request. */
export async function answerWith(page: Page, message: string): Promise<Asked[][]> {
  const asked: Asked[][] = []
  await page.route('/api/chatbot', (route) => {
    asked.push((route.request().postDataJSON() as { messages: Asked[] }).messages)
    return route.fulfill({ json: { message } })
  })
  return asked
}
