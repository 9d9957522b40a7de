<?php
// Replaces wp-config.php. The settings that differ between runs are in environment variables.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
$table_prefix = 'wp_';

define('WP_HOME', getenv('WORDPRESS_ORIGIN'));
define('WP_SITEURL', WP_HOME);
define('WPMU_PLUGIN_DIR', __DIR__ . '/plugins');

// Block external requests. Block file changes, because several test runs share the files.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('DISALLOW_FILE_MODS', true);

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $purpose) {
    define("{$purpose}_KEY", "key for $purpose");
    define("{$purpose}_SALT", "salt for $purpose");
}

require ABSPATH . 'wp-settings.php';
