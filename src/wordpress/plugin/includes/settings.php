<?php
// The plugin's settings, which are one option.

defined( 'ABSPATH' ) || exit;

/** Returns the values of all settings that nobody has saved yet. */
function electrician_elements_default_settings(): array {
	return array(
		'store_type'       => electrician_elements_has_woocommerce() ? 'woocommerce' : 'hostinger',
		'store_host'       => 'https://api-ecommerce.hostinger.com',
		'store_id'         => '',
		'woocommerce_host' => electrician_elements_has_woocommerce() ? electrician_elements_website() : '',
		'shopify_host'     => '',
		'shopify_token'    => '',
		'shopify_region'   => '',
		'file_checkout'    => '',
		'medusa_host'      => '',
		'medusa_token'     => '',
		'medusa_region'    => '',
		'medusa_checkout'  => '',
		'facts'            => '',
		'prefix'           => '',
		'cart_button'      => 'none',
		'pages'            => array(
			'shop'    => 0,
			'product' => 0,
			'success' => 0,
		),
		'quote_endpoint'   => '',
		'quote_format'     => 'json',
		'booking_url'      => '',
		'coverage_url'     => '',
	);
}

/** Returns all settings. */
function electrician_elements_settings(): array {
	$defaults = electrician_elements_default_settings();
	$saved    = get_option( 'electrician_elements' );
	$saved    = is_array( $saved ) ? array_intersect_key( $saved, $defaults ) : array();
	$pages    = is_array( $saved['pages'] ?? null ) ? array_intersect_key( $saved['pages'], $defaults['pages'] ) : array();

	// Imports and other plugins can write values of another type.
	$settings          = array_merge( $defaults, array_map( 'strval', array_filter( $saved, 'is_scalar' ) ) );
	$settings['pages'] = array_map( 'absint', array_merge( $defaults['pages'], array_filter( $pages, 'is_scalar' ) ) );
	return $settings;
}

/** Returns the elements that are blocks, and what the plugin knows about business facts. */
function electrician_elements_data(): array {
	static $data = null;
	// Translated texts, so this must run after the action `init`.
	$data = $data ?? require __DIR__ . '/elements.php';
	return $data;
}

/** Returns the website's language as a language tag. WordPress also has locales such as “de_DE_formal”. */
function electrician_elements_language(): string {
	return preg_match( '/^[a-z]{2,3}(_[A-Z]{2})?(?![a-z])/', get_locale(), $found ) ? str_replace( '_', '-', $found[0] ) : 'en';
}

/** Returns the website's address. Unlike that of `home_url()`, it is the same in every language, and so is the cart. */
function electrician_elements_website(): string {
	$url = untrailingslashit( (string) get_option( 'home' ) );
	return is_ssl() ? set_url_scheme( $url, 'https' ) : $url;
}

/** Returns the values for the attributes that blocks do not set. */
function electrician_elements_setting_values(): array {
	$settings = electrician_elements_settings();
	$facts    = electrician_elements_saved_facts();
	$email    = $facts['email'] ?? '';
	$phone    = electrician_elements_phone_link( $facts['phone'] ?? '' );
	$home     = function_exists( 'pll_home_url' ) ? pll_home_url() : apply_filters( 'wpml_home_url', home_url( '/' ) );
	$shop     = electrician_elements_page_url( 'shop' );
	$endpoint = $settings['quote_endpoint'];
	if ( '' === $endpoint && is_string( $email ) && is_email( $email ) ) {
		$endpoint = 'mailto:' . $email;
	}
	return array(
		'home_url'       => $home,
		'shop_url'       => '' === $shop ? $home : $shop,
		'quote_endpoint' => $endpoint,
		'quote_format'   => $settings['quote_format'],
		'booking_url'    => '' === $settings['booking_url'] ? $phone : $settings['booking_url'],
		'coverage_url'   => $settings['coverage_url'],
	);
}
