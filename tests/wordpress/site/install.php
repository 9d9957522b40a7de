<?php
define('WP_INSTALLING', true);
require getenv('WORDPRESS_FILES') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter('pre_wp_mail', '__return_true');
wp_install('Volt & Sons', 'administrator', 'administrator@example.com', true, '', 'administrator');
foreach (['editor', 'author', 'contributor'] as $role) {
    wp_insert_user([
        'user_login' => $role,
        'user_pass' => $role,
        'user_email' => "$role@example.com",
        'role' => $role,
    ]);
}
update_option('permalink_structure', '/%postname%/');
// Disable avatars, which would load from another website.
update_option('show_avatars', '');
// Skip the editor's welcome guide.
foreach (get_users() as $user) {
    update_user_meta($user->ID, 'wp_persisted_preferences', [
        'core/edit-post' => ['welcomeGuide' => false],
        '_modified' => gmdate('c'),
    ]);
}

if (getenv('WORDPRESS_NETWORK')) {
    foreach ($wpdb->tables('ms_global') as $table => $name) {
        $wpdb->$table = $name;
    }
    install_network();
    populate_network(1, getenv('WORDPRESS_NETWORK'), 'administrator@example.com', 'Network', '/');
}
