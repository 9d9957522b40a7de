/** The label of the button that removes all filters. */
export const CLEAR_FILTERS = 'Clear all'
