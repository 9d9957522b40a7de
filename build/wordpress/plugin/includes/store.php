<?php
// The store of all blocks, and the products file.

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'electrician_elements_register_products_route' );

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
		$attributes['data-store-host'] = rest_url( 'electrician-elements/v1/products' );
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

/** Serves the products file, because the media library rejects JSON files. */
function electrician_elements_register_products_route(): void {
	register_rest_route(
		'electrician-elements/v1',
		'/products',
		array(
			'methods'             => 'GET',
			'callback'            => 'electrician_elements_serve_products',
			'permission_callback' => '__return_true',
		)
	);
}

/** Returns the products file. A browser that has the same file already receives an empty response. */
function electrician_elements_serve_products( WP_REST_Request $request ) {
	$json = (string) get_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '' );
	if ( '' === $json ) {
		return new WP_Error( 'electrician_elements_no_products', __( 'This website has no products file.', 'electrician-elements' ), array( 'status' => 404 ) );
	}
	$hash    = md5( $json );
	$headers = array(
		'ETag'          => '"' . $hash . '"',
		'Cache-Control' => 'no-cache',
	);
	// Servers that compress a response change its tag.
	if ( str_contains( (string) $request->get_header( 'if_none_match' ), $hash ) ) {
		return new WP_REST_Response( null, 304, $headers );
	}
	return new WP_REST_Response( json_decode( $json ), 200, $headers );
}
