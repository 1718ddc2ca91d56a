import { expect, test } from 'vitest'
import { teamInboxes, unusedInboxes } from './team-inboxes'

const env = { TEAM_EMAIL: ['a@example.com', 'b@example.com'], teamEmailByService: {} }

test('teamInboxes returns the inbox of the service, else the default ones', () => {
  const routed = {
    ...env,
    teamEmailByService: { cloud: ['cloud@example.com'], web_design: ['web@example.com'] },
  }
  expect(teamInboxes('cloud', routed)).toEqual([{ name: '', address: 'cloud@example.com' }])
  expect(teamInboxes('web-design', routed)).toEqual([{ name: '', address: 'web@example.com' }])
  expect(teamInboxes(' Web Design ', routed)).toEqual([{ name: '', address: 'web@example.com' }])
  expect(teamInboxes('security', routed)).toHaveLength(2)
  expect(teamInboxes('constructor', routed)).toHaveLength(2)
})

test('unusedInboxes names an inbox of a service that the site does not offer', () => {
  const inbox = ['x@example.com']
  const forms = { cloud: inbox, web_design: inbox, chat_inquiry: inbox, newsletter: inbox }
  const routed = { ...forms, securty: inbox }
  expect(unusedInboxes({ teamEmailByService: routed })).toEqual(['TEAM_EMAIL_SECURTY'])
})
