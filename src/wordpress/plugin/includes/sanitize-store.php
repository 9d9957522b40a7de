<?php
// Checks the settings of the store before WordPress saves them.

defined( 'ABSPATH' ) || exit;

/** The largest products file, in bytes. A file with 200 products has about 300,000. */
const ELECTRICIAN_ELEMENTS_MAX_PRODUCTS = 2000000;

/** Returns the settings of the store to save. */
function electrician_elements_sanitize_store( array $input ): array {
	$type = electrician_elements_text( $input['store_type'] );
	return array(
		'store_type'       => isset( ELECTRICIAN_ELEMENTS_STORES[ $type ] ) ? $type : electrician_elements_store_type(),
		'store_host'       => electrician_elements_sanitize_host( 'store_host', $input['store_host'], electrician_elements_default_settings()['store_host'] ),
		'store_id'         => electrician_elements_matching( 'store_id', '/^[\w-]*$/D', electrician_elements_read_store_id( $input['store_id'] ), __( 'The store ID contains only letters, digits, “_” and “-”.', 'electrician-elements' ) ),
		'woocommerce_host' => electrician_elements_sanitize_host( 'woocommerce_host', $input['woocommerce_host'] ),
		'shopify_host'     => electrician_elements_sanitize_host( 'shopify_host', electrician_elements_read_shopify_host( $input['shopify_host'] ) ),
		'shopify_token'    => electrician_elements_sanitize_token( 'shopify_token', '/^[0-9A-Za-z]*$/D', $input['shopify_token'], __( 'The public access token contains only letters and digits.', 'electrician-elements' ) ),
		'shopify_region'   => electrician_elements_matching( 'shopify_region', '/^([A-Z]{2})?$/D', strtoupper( electrician_elements_text( $input['shopify_region'] ) ), __( 'Write the country as two letters, for example “DE”.', 'electrician-elements' ) ),
		'file_checkout'    => electrician_elements_sanitize_checkout( 'file_checkout', $input['file_checkout'], '' ),
		'medusa_host'      => electrician_elements_sanitize_host( 'medusa_host', $input['medusa_host'] ),
		'medusa_token'     => electrician_elements_sanitize_token( 'medusa_token', '/^(pk_\w+)?$/D', $input['medusa_token'], __( 'The publishable key begins with “pk_”. Copy it from Settings → Publishable API Keys in Medusa.', 'electrician-elements' ) ),
		'medusa_region'    => electrician_elements_matching( 'medusa_region', '/^([A-Za-z]{2}|reg_\w+)?$/D', $input['medusa_region'], __( 'Write two letters of a country, for example “us”, or the ID of a region, which begins with “reg_”.', 'electrician-elements' ) ),
		'medusa_checkout'  => electrician_elements_sanitize_checkout( 'medusa_checkout', $input['medusa_checkout'], '{cart}' ),
	);
}

/** Returns the store's ID in a pasted text, such as the address of a product picture. Returns other texts unchanged. */
function electrician_elements_read_store_id( $value ) {
	$pattern = '/(?:store|scha)_[0-9A-Z]{26}(?![0-9A-Za-z])/';
	return is_string( $value ) && preg_match( $pattern, $value, $found ) ? $found[0] : $value;
}

/** Returns the shop's address for the address of its administration. Returns other texts unchanged. */
function electrician_elements_read_shopify_host( $value ) {
	return is_string( $value ) && preg_match( '#admin\.shopify\.com/store/([\w-]+)#', $value, $found ) ? "https://$found[1].myshopify.com" : $value;
}

/** Returns the URL of a store without a slash at the end. Adds “https://” to a domain. */
function electrician_elements_sanitize_host( string $setting, $value, string $fallback = '' ): string {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( '' === $text ) {
		return $fallback;
	}
	$url = preg_match( '/^[\w-]+(\.[\w-]+)+(\/\S*)?$/D', $text ) ? 'https://' . $text : $text;
	$url = preg_match( '#^https?://[^/\s]+\S*$#Di', $url ) ? untrailingslashit( esc_url_raw( $url, array( 'http', 'https' ) ) ) : '';
	if ( '' !== $url ) {
		return $url;
	}
	electrician_elements_report( $setting, __( 'The store address must begin with https://.', 'electrician-elements' ), $text );
	return electrician_elements_settings()[ $setting ];
}

/** Returns a public key. Refuses secret keys, because visitors can read everything that a page contains. */
function electrician_elements_sanitize_token( string $setting, string $pattern, $value, string $problem ): string {
	// Keys of Shopify, Medusa and Stripe, and of WooCommerce's other API.
	if ( preg_match( '/^(?:shp[a-z]{2,}_|sk_|rk_|ck_|cs_)/', electrician_elements_text( $value ) ) ) {
		// The key must not become part of the page, so the field does not show it again.
		electrician_elements_report( $setting, __( 'The key was not saved, because it is secret: all visitors can read the keys in a page. Use the public key, and replace the secret key if it was on a page before.', 'electrician-elements' ) );
		return electrician_elements_settings()[ $setting ];
	}
	return electrician_elements_matching( $setting, $pattern, $value, $problem );
}

/** Returns the address of a page that takes orders. An email address becomes an email with the order. */
function electrician_elements_sanitize_checkout( string $setting, $value, string $needed ): string {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( '' === $needed && is_email( $text ) ) {
		return 'mailto:' . $text;
	}
	// `esc_url_raw()` would remove the braces.
	$is_valid = '' === $text || preg_match( '#^(?:https?://[^/\s]|/(?!/)|mailto:)[^\s"\'<>`\\\\]*$#Di', $text );
	if ( ! $is_valid ) {
		electrician_elements_report( $setting, __( 'The address for orders must begin with https:// or be an email address.', 'electrician-elements' ), $text );
		return electrician_elements_settings()[ $setting ];
	}
	if ( '' !== $text && '' !== $needed && ! str_contains( $text, $needed ) ) {
		/* translators: %s: a placeholder such as {cart} */
		electrician_elements_report( $setting, sprintf( __( 'The address for orders must contain %s.', 'electrician-elements' ), $needed ), $text );
		return electrician_elements_settings()[ $setting ];
	}
	return $text;
}

/** Returns the products file to save. Keeps the saved one if the form does not contain the file, or if it is invalid. */
function electrician_elements_sanitize_products( $value ): string {
	$saved = (string) get_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '' );
	$text  = is_string( $value ) ? trim( $value ) : $saved;
	if ( '' === $text || $text === $saved ) {
		return $text;
	}
	$problem = strlen( $text ) > ELECTRICIAN_ELEMENTS_MAX_PRODUCTS ? __( 'The products file is too large.', 'electrician-elements' ) : electrician_elements_products_problem( json_decode( $text ) );
	if ( '' !== $problem ) {
		electrician_elements_report( 'products', $problem, $text );
		return $saved;
	}
	return (string) wp_json_encode( json_decode( $text ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/** Returns why a value is no products file. Empty if it is one. */
function electrician_elements_products_problem( $file ): string {
	$products = is_object( $file ) ? $file->products ?? null : null;
	if ( ! is_array( $products ) ) {
		return __( 'The products file could not be read. It must contain { "products": [ … ] }.', 'electrician-elements' );
	}
	foreach ( $products as $index => $product ) {
		foreach ( array( 'id', 'title', 'variants' ) as $field ) {
			$content = is_object( $product ) ? $product->$field ?? null : null;
			if ( 'variants' === $field ? ! is_array( $content ) || ! $content : ! is_string( $content ) || '' === $content ) {
				/* translators: 1: the position of a product in a list, 2: the name of a field such as title */
				return sprintf( __( 'Product %1$d of the products file has no “%2$s”.', 'electrician-elements' ), $index + 1, $field );
			}
		}
	}
	return '';
}
