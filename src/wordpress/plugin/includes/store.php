<?php
// The store of all blocks, and the products file.

defined( 'ABSPATH' ) || exit;

add_filter( 'query_vars', fn ( $names ) => array_merge( $names, array( ELECTRICIAN_ELEMENTS_QUERY ) ) );
// Before plugins that answer requests for pages.
add_action( 'parse_request', 'electrician_elements_serve_products', 0 );

/** The query parameter of the products file’s URL. */
const ELECTRICIAN_ELEMENTS_QUERY = 'electrician-elements';

/** The option with the products file. It is separate, because WordPress loads the other settings for every page. */
const ELECTRICIAN_ELEMENTS_PRODUCTS = 'electrician_elements_products';

/** The attributes of the script tag that specify a store, with the names of their settings, by type of store. */
const ELECTRICIAN_ELEMENTS_STORES = array(
	'hostinger'   => array(
		'data-store-host' => 'store_host',
		'data-store-id'   => 'store_id',
	),
	'woocommerce' => array( 'data-store-host' => 'woocommerce_host' ),
	'shopify'     => array(
		'data-store-host'   => 'shopify_host',
		'data-store-token'  => 'shopify_token',
		'data-store-region' => 'shopify_region',
	),
	'file'        => array( 'data-checkout-url' => 'file_checkout' ),
	'medusa'      => array(
		'data-store-host'   => 'medusa_host',
		'data-store-token'  => 'medusa_token',
		'data-store-region' => 'medusa_region',
		'data-checkout-url' => 'medusa_checkout',
	),
);

/** Returns the attributes of the script tag that specify the store. Empty values are left out. */
function electrician_elements_store_attributes(): array {
	$settings   = electrician_elements_settings();
	$type       = electrician_elements_store_type();
	$attributes = array_map( fn ( $setting ) => $settings[ $setting ], ELECTRICIAN_ELEMENTS_STORES[ $type ] );
	if ( 'hostinger' !== $type ) {
		$attributes['data-store-type'] = $type;
	}
	if ( 'file' === $type && '' !== get_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '' ) ) {
		$attributes['data-store-host'] = electrician_elements_products_url();
	}
	return array_filter( $attributes, 'strlen' );
}

/** Returns the type of the store. */
function electrician_elements_store_type(): string {
	$type = electrician_elements_settings()['store_type'];
	return isset( ELECTRICIAN_ELEMENTS_STORES[ $type ] ) ? $type : 'hostinger';
}

/** Returns whether the owner has set a store. */
function electrician_elements_has_store(): bool {
	$attributes = electrician_elements_store_attributes();
	return isset( $attributes['data-store-host'] ) && ( isset( $attributes['data-store-id'] ) || isset( $attributes['data-store-type'] ) );
}

/** Returns whether WooCommerce runs on this website. */
function electrician_elements_has_woocommerce(): bool {
	return class_exists( 'WooCommerce' );
}

/** Returns the URL of the products file. Not part of the REST API, which many websites close to visitors. */
function electrician_elements_products_url(): string {
	return add_query_arg( ELECTRICIAN_ELEMENTS_QUERY, 'products', electrician_elements_website() . '/' );
}

/** Serves the products file, because the media library rejects JSON files. A browser that has the same file receives no body. */
function electrician_elements_serve_products( WP $wp ): void {
	if ( 'products' !== ( $wp->query_vars[ ELECTRICIAN_ELEMENTS_QUERY ] ?? '' ) ) {
		return;
	}
	$json = (string) get_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '' );
	// The website may have several addresses.
	header( 'Access-Control-Allow-Origin: *' );
	header( 'X-Robots-Tag: noindex' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Cache-Control: no-cache' );
	if ( '' === $json ) {
		wp_send_json( array( 'message' => __( 'This website has no products file.', 'electrician-elements' ) ), 404 );
	}
	$hash = md5( $json );
	header( 'ETag: "' . $hash . '"' );
	// Servers that compress a response change its tag.
	if ( str_contains( sanitize_text_field( wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ), $hash ) ) {
		status_header( 304 );
		exit;
	}
	wp_send_json( json_decode( $json ), 200 );
}
