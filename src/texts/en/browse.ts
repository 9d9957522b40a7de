/** Texts of search, filters and sorting. */
export const browseTexts = {
  search_products: 'Search products',
  filters: 'Filters',
  filters_count: 'Filters ({count})',
  filter_and_sort: 'Filter and sort',
  collection: 'Collection',
  all_products: 'All products',
  // An option and the number of products that it shows.
  option_count: '{option} ({number})',
  sort_by: 'Sort by',
  sort_featured: 'Featured',
  sort_best_match: 'Best match',
  sort_newest: 'Newest',
  sort_price_ascending: 'Price, low to high',
  sort_price_descending: 'Price, high to low',
  sort_name: 'Name, A to Z',
  price: 'Price',
  // `currency` is a symbol, such as “€”.
  price_in: 'Price ({currency})',
  lowest_price: 'Lowest price',
  highest_price: 'Highest price',
  // The placeholders of the two price fields, which are about 6 characters wide.
  price_min: 'Min',
  price_max: 'Max',
  price_invalid: 'Enter a price, such as 30.',
  in_stock_only: 'In stock only',
  // The button of the filter dialog.
  show_products: 'Show products',
  show_count: { one: 'Show {count} product', other: 'Show {count} products' },
  no_products_found: 'No products found',
  active_filters: 'Active filters',
  remove_filter: 'Remove filter: {filter}',
  clear_filters: 'Clear all',
  // The labels of active filters.
  filter_query: '“{query}”',
  filter_unknown_list: 'this collection',
  filter_min: 'From {price}',
  filter_max: 'Up to {price}',
  filter_stock: 'In stock',
  loading_all: 'Loading all products: {loaded} of {count}',
  product_count: { one: '{count} product', other: '{count} products' },
  // Each of the placeholders after `count` is one of the phrases below, or empty. `count` is the number of
  // all products.
  results: '{shown} of {count} products{query}{collection}{min}{max}{stock}',
  no_results: 'No products{query}{collection}{min}{max}{stock}',
  // The same as a complete sentence.
  no_results_notice: 'No products{query}{collection}{min}{max}{stock}.',
  // Phrases of the three texts above. They begin with a space or a comma, because each of them may be
  // missing.
  results_query: ' for “{query}”',
  results_collection: ' in {collection}',
  results_unknown_list: ' in this collection',
  results_min: ', from {price}',
  results_max: ', up to {price}',
  results_stock: ', in stock',
  try_other_word: 'Try a different word or check the spelling.',
  remove_a_filter: 'Remove a filter to see more products.',
} as const
