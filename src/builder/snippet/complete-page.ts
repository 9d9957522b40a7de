import type { SnippetChoices } from './choices.ts'
import { escapeText } from './markup.ts'

/** Returns a complete HTML page with the code. A separate file contains its colors, as a strict policy requires. */
export function completePage(
  html: string,
  { businessName, language, accent, style, background }: SnippetChoices,
): string {
  const hasCss = accent !== '' || background !== 'light' || Object.keys(style).length > 0
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(businessName.trim() || 'My business')}</title>`,
    ...(hasCss ? ['<link rel="stylesheet" href="look.css">'] : []),
  ]
  const direction = language === 'ar' ? ' dir="rtl"' : ''
  return `<!doctype html>
<html lang="${language || 'en'}"${direction}>
<head>
${lines.join('\n')}
</head>
<body>

${html}

</body>
</html>
`
}
