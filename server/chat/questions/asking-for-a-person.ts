// How visitors of a chat ask to leave it for a person.
export const askingForAPerson = `
  human
  human please
  a person
  a person please
  just a person
  I want a person
  a real person
  real person please
  a live person
  is there a real person I can chat with
  can I chat with a person
  chat with a human instead
  agent
  agent please
  live agent
  customer service representative
  operator please
  who is the right person to contact`
