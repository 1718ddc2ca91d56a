// Small talk around questions. Each reply is a fixed phrase; none states a fact.

export const smallTalk = {
  greeting: [
    'hi',
    'hello',
    'hey',
    'hey there',
    'good morning',
    'good afternoon',
    'good evening',
    'how are you',
    'how is it going',
    'what is up',
    'yo',
    'are you there',
  ],
  thanks: ['thanks', 'thank you', 'thank you very much', 'great thanks', 'that helped', 'perfect'],
  goodbye: [
    'bye',
    'goodbye',
    'see you',
    'have a nice day',
    'that is all',
    'no thanks',
    'ok thanks bye',
    'no',
  ],
  heard: [
    'ok',
    'okay',
    'k',
    'ok cool',
    'cool',
    'nice',
    'great',
    'alright',
    'got it',
    'I see',
    'sounds good',
    'good to know',
    'makes sense',
    'test',
    'testing',
  ],
  help: ['help', 'can you help me', 'I need help', 'I have a question', 'what can I ask you'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SmallTalk = keyof typeof smallTalk
