import fc from 'fast-check';

export const hostileNames = [
  '👰🏽‍♀️🤵🏻‍♂️ Boda',
  'עומר בן דוד',
  '\u202eesreveR\u202c',
  'Zero\u200bWidth\u200d\ufeff a',
  'O’Higgins "el" \'Libertador\' `x`',
  "Robert'); DROP TABLE guests;--",
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '{{access_code}} ${7*7} %s %n {0}',
  '=HYPERLINK("https://evil.example")',
  '__proto__',
  'constructor',
  'Jose\u0301 Nu\u0301n\u0303ez',
  '  espacios  ',
  'Ünï©ødé ½ ﬁn Ⅳ ㍿',
  '\u0000nulo',
  'dos\nlíneas',
  'tab\tulado',
  '\ud83d media',
  'media \udc00',
  '\u007f\u0085\u009f',
  'a'.repeat(200),
  'a'.repeat(201),
  '🎉'.repeat(101),
  'n\u0303'.repeat(200),
  'x'.repeat(60_000),
];

export const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...hostileNames.filter((name) => name.length < 500)),
  // Half characters: JSON can carry them.
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);
