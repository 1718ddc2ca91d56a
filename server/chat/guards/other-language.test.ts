import { expect, test } from 'vitest'
import { isOtherLanguage } from './other-language'

test.each([
  '我们的服务器宕机了',
  'サーバーがダウンしました',
  'نظامنا معطل',
  'हमारा सर्वर डाउन है',
  'Наш сервер не работает',
  'Wir wurden gehackt',
  'Nous avons été piratés, aidez-nous',
  'Notre serveur est en panne',
  'Il nostro server non funziona',
  'Quels sont vos horaires ?',
  'Fomos hackeados',
  'Chúng tôi bị tấn công mạng, xin giúp đỡ',
  'Bonjour',
  'ciao',
  'xin chao',
  'salut mon ami',
  'ola tudo bem',
  'szia hogy vagy',
  'privet kak dela',
  'salaam alaikum',
  'hej, hur mår du',
])('%s is in a language that the chat cannot read', (text) => {
  expect(isOtherLanguage(text)).toBe(true)
})

test.each([
  'What are your hours?',
  'hours',
  'Bonjour and merci, do you do backups?',
  'Do you know Herr Müller, ist he with you?',
  'Whаt аrе уоur hоurs',
  '¿Cuáles son sus horarios?',
  'est. response time',
  'MIT license?',
  'Des Moines',
  'ciao bella salon',
  'Chao Ming Restaurant',
  'mon ami',
  'comment',
  'non profit?',
  'Cedarline IT Dallas TX',
  'das keyboard broken again today',
  '👍 ??',
  '',
])('%j is not', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})
