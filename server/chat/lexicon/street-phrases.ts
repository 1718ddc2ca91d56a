// Streets with a number that is no time of day.
const street =
  '(?:at|on|near) \\d+ (?:(?!(?:the|a|my|our|i|we|you)\\b)\\w+ ){1,3}(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|pkwy|parkway|hwy|highway)\\b'

export const streetPhrases: readonly (readonly [RegExp, string])[] = [
  // Where the visitor is: our own address is no answer to it.
  [new RegExp(`(?<=\\b(?:(?:our|my) |come (?:(?!your\\b)\\w+ ){0,2})\\w+ )${street}`, 'g'), ''],
  // Whether that is where we are.
  [new RegExp(`\\b${street}`, 'g'), 'at this address'],
]
