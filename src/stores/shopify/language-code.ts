/** Shopify's language codes without a region. It refuses queries with any other code. */
export const LANGUAGES =
  'AF AK AM AR AS AZ BE BG BM BN BO BR BS CA CE CKB CS CU CY DA DE DZ EE EL EN EO ES ET EU FA FF FI FIL FO ' +
  'FR FY GA GD GL GU GV HA HE HI HR HU HY IA ID IG II IS IT JA JV KA KI KK KL KM KN KO KS KU KW KY LA LB ' +
  'LG LN LO LT LU LV MG MI MK ML MN MO MR MS MT MY NB ND NE NL NN NO OM OR OS PA PL PS QU RM RN RO RU RW ' +
  'SA SC SD SE SG SH SI SK SL SN SO SQ SR SU SV SW TA TE TG TH TI TK TO TR TT UG UK UR UZ VI VO WO XH YI ' +
  'YO ZU'

/** Returns Shopify's code for a BCP 47 language tag; null if it has none. */
export function languageCode(tag: string): string | null {
  const [language = '', ...subtags] = tag.toUpperCase().split('-')
  if (language === 'ZH') return subtags.some((name) => /^(HANT|TW|HK|MO)$/.test(name)) ? 'ZH_TW' : 'ZH_CN'
  if (language === 'PT') return subtags.some((name) => name !== 'BR') ? 'PT_PT' : 'PT_BR'
  return LANGUAGES.split(' ').includes(language) ? language : null
}
