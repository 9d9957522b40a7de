<?php
/**
 * Plugin Name: Electrician Elements
 * Description: Your products, cart, services and quote form as blocks. Your store stays at your store provider.
 * Version: %VERSION%
 * Requires at least: 6.1
 * Requires PHP: 8.0
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: electrician-elements
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'ELECTRICIAN_ELEMENTS_VERSION', '%VERSION%' );
define( 'ELECTRICIAN_ELEMENTS_FILE', __FILE__ );

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/store.php';
require __DIR__ . '/includes/facts.php';
require __DIR__ . '/includes/phone-number.php';
require __DIR__ . '/includes/pages.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/optimizers.php';
require __DIR__ . '/includes/caches.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';

add_action( 'init', fn () => load_plugin_textdomain( 'electrician-elements', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' ), 0 );

if ( is_admin() ) {
	require __DIR__ . '/includes/sanitize.php';
	require __DIR__ . '/includes/sanitize-store.php';
	require __DIR__ . '/includes/settings-page.php';
	require __DIR__ . '/includes/sections.php';
	require __DIR__ . '/includes/store-fields.php';
	require __DIR__ . '/includes/fields.php';
	require __DIR__ . '/includes/facts-form.php';
}
