/** The attribute that marks a JSON script as texts, which replace the elements' own. */
export const TEXTS_ATTRIBUTE = 'data-electrician-texts'

/** Selects the scripts in which pages write business facts and texts. */
export const JSON_SCRIPT = 'script[type="application/json"]'
