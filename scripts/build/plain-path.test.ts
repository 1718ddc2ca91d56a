import { expect, test } from 'vitest'
import { StartError } from '../../src/node/start-error'
import { requirePlainPath } from './plain-path'

test.each([
  ['/srv/C#/site', '#'],
  ['/srv/100%/site', '%'],
])('a build in %s is refused because of the %s', (folder, character) => {
  expect(() => requirePlainPath(folder)).toThrow(StartError)
  expect(() => requirePlainPath(folder)).toThrow(`in ${folder}, because of the ${character} in`)
})

test.each([undefined, '/srv/my site/ä+b@1:2'])('the site can be built in %s', (folder) => {
  expect(() => requirePlainPath(folder)).not.toThrow()
})
