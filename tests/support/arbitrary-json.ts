import fc from 'fast-check'

/**
 * Generates strings that often cause bugs, such as replacement patterns, markup, unpaired surrogates and names of
 * `Object.prototype` members.
 */
export const troublesomeText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '5',
    '$1',
    '$$1$&$`',
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    'a\udc00b',
    '\u0000',
    '\u202e',
    '..',
    '%',
    '{id}',
    'javascript:alert(1)',
    '</script><img src=x onerror=alert(1)>',
    '&#x110000;&#xD800;&lt;',
    '<'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
