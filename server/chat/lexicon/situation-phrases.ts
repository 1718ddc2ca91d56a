// Expressions for what somebody is up to, which a single word of them does not tell. Read before the other phrases.

export const situationPhrases: readonly (readonly [RegExp, string])[] = [
  // The stop words make the difference.
  [/\b(?:turn|switch|power|shut)(?:ed|ing|s)? ((?:\w+ ){0,3}?)(?:off|down)\b/g, '$1poweroff'],
  [
    /\b(?:turn|switch|power)(?:ed|ing|s)? ((?:\w+ ){0,3}?)(?:back )?on\b|\b(?:boot|start)(?:s|ed|ing)? up\b|\bboot(?:s|ed|ing)?\b/g,
    '$1poweron',
  ],
  [
    /(?<!\bwho )\b(?:do|must|should) (?:we|i) (?:(?:have|need) to )?(?:tell|inform|notify|report)\b(?! (?:if|whether|when|which|how|that|apart)\b)/g,
    'notify',
  ],
]
