<?php
// Closes WordPress's REST API to visitors while an option is set, like the plugin “Disable WP REST API”.
add_filter('rest_authentication_errors', function ($result) {
    $is_closed = get_option('test_closed') === 'rest' && !is_user_logged_in();
    return $is_closed ? new WP_Error('rest_not_logged_in', 'You are not currently logged in.', ['status' => 401]) : $result;
}, 20);

// Closes the whole website to visitors, like plugins that show “Coming soon”.
add_action('wp_loaded', function () {
    if (get_option('test_closed') === 'website' && PHP_SAPI !== 'cli' && !is_user_logged_in() && !is_admin() && !str_contains($_SERVER['PHP_SELF'] ?? '', 'wp-login')) {
        wp_die('Coming soon', 503);
    }
});
