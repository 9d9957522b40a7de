<?php
// Replaces wp-config.php. The settings that differ between runs are in environment variables.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
$table_prefix = 'wp_';

$network = getenv('WORDPRESS_NETWORK');
if ($network) {
    // The command line has no host name.
    $_SERVER['HTTP_HOST'] ??= $network;
}
if ($network && !defined('WP_INSTALLING')) {
    define('MULTISITE', true);
    define('SUBDOMAIN_INSTALL', true);
    define('DOMAIN_CURRENT_SITE', $network);
    define('PATH_CURRENT_SITE', '/');
    // The sites have different host names.
    define('COOKIE_DOMAIN', '');
    define('SITE_ID_CURRENT_SITE', 1);
    define('BLOG_ID_CURRENT_SITE', 1);
} else {
    define('WP_HOME', getenv('WORDPRESS_ORIGIN'));
    define('WP_SITEURL', WP_HOME);
}
define('WPMU_PLUGIN_DIR', __DIR__ . '/plugins');

// Several test runs share WordPress's files, so each run has its own folder for plugins.
define('WP_PLUGIN_DIR', getenv('WORDPRESS_PLUGINS'));
$origin = $network ? "http://{$_SERVER['HTTP_HOST']}" : WP_HOME;
define('WP_PLUGIN_URL', $origin . '/wp-content/' . basename(WP_PLUGIN_DIR));
define('FS_METHOD', 'direct');

// Block external requests.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);

// Write warnings and notices to a file.
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', getenv('WORDPRESS_LOG'));

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $purpose) {
    define("{$purpose}_KEY", "key for $purpose");
    define("{$purpose}_SALT", "salt for $purpose");
}

require ABSPATH . 'wp-settings.php';
