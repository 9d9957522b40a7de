<?php
// Sets the website's locale and the direction of its texts while an option is set, because language packs need the internet.
add_filter('locale', fn($locale) => get_option('test_locale') ?: $locale);
add_action('init', function () {
    if (get_option('test_direction')) {
        $GLOBALS['wp_locale']->text_direction = get_option('test_direction');
    }
});
