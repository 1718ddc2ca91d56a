// What visitors are asked about cookies: the categories, and the revision of the policy that they answer to.

/**
 * The day the cookie policy was last revised. Visitors who answered to another revision are asked again.
 */
export const cookiePolicyRevision = '2025-04-05'

export const essentialCookies = {
  title: 'Essential',
  text: 'Remember this choice, your chat, and what you type into a form until you send it. Without them, the site would forget what you refused.',
}

export const optionalCookies = [
  {
    id: 'preference',
    title: 'Preference',
    text: 'Would remember settings such as a display option. We use no such cookies today.',
  },
  {
    id: 'analytics',
    title: 'Analytics',
    text: 'Would count which pages are read. We use no such cookies today.',
  },
  {
    id: 'marketing',
    title: 'Marketing',
    text: 'Would show you ads based on the pages you viewed. We use no such cookies today.',
  },
] as const

export type CookieCategory = (typeof optionalCookies)[number]['id']
