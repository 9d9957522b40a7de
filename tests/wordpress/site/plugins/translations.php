<?php
// Stands in for Polylang or WPML, which Debian does not package, while the option `test_translations` has the name of one
// of them. German pages have addresses below /de/. The option `test_german_pages` has their IDs by the ID of the English page.
$vendor = get_option('test_translations');

/** Returns the language of the page's address. */
function language_of_address() {
    return str_starts_with($_SERVER['REQUEST_URI'] ?? '', '/de/') ? 'de' : 'en';
}

/** Returns the ID of a page in a language. Null without a translation. */
function page_in($id, $language) {
    foreach (get_option('test_german_pages', []) as $english => $german) {
        if ((int) $id === (int) $english || (int) $id === (int) $german) {
            return (int) ($language === 'de' ? $german : $english);
        }
    }
    return null;
}

/** Returns the addresses of the page in each language. */
function addresses_of_page() {
    $pages = array_map(fn($language) => page_in(get_queried_object_id(), $language), ['en' => 'en', 'de' => 'de']);
    return array_map('get_permalink', array_filter($pages));
}

/** Prints links to the page in other languages. */
function print_alternates($addresses) {
    foreach ($addresses as $language => $address) {
        printf("<link rel=\"alternate\" href=\"%s\" hreflang=\"%s\">\n", esc_url($address), $language);
    }
}

if ($vendor) {
    add_filter('locale', fn($locale) => language_of_address() === 'de' ? 'de_DE' : $locale);
}

if ($vendor === 'polylang') {
    function pll_current_language() {
        return language_of_address();
    }
    function pll_get_post($id, $language = '') {
        return page_in($id, $language ?: pll_current_language()) ?? false;
    }
    // Polylang changes `home_url()` only for themes.
    function pll_home_url($language = '') {
        return home_url(($language ?: pll_current_language()) === 'de' ? '/de/' : '/');
    }
    add_action('wp_head', function () {
        $addresses = addresses_of_page();
        $filter = fn($address, $language) => apply_filters('pll_translation_url', $address, $language);
        print_alternates(array_combine(array_keys($addresses), array_map($filter, $addresses, array_keys($addresses))));
    });
}

if ($vendor === 'wpml') {
    add_filter('wpml_current_language', fn() => language_of_address());
    add_filter('wpml_object_id', function ($id, $type = 'post', $returns_original = false, $language = null) {
        return page_in($id, $language ?? language_of_address()) ?? ($returns_original ? $id : null);
    }, 10, 4);
    add_filter('home_url', function ($url, $path) {
        // WordPress itself reads the address of the request without a language.
        $is_german = did_action('wp') && language_of_address() === 'de' && !str_starts_with(ltrim($path, '/'), 'de/');
        return $is_german ? WP_HOME . '/de/' . ltrim($path, '/') : $url;
    }, 10, 2);
    add_filter('wpml_home_url', fn() => home_url('/'));
    add_action('wp_head', function () {
        $languages = array_map(fn($address) => ['url' => $address, 'missing' => 0], addresses_of_page());
        $languages['fr'] = ['url' => home_url('/fr/'), 'missing' => 1];
        print_alternates(array_map(fn($language) => $language['url'], apply_filters('icl_ls_languages', $languages)));
    });
}
