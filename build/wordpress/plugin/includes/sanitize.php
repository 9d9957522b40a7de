<?php
// Checks the settings before WordPress saves them. An invalid value keeps the previous one, and a message explains why.

defined( 'ABSPATH' ) || exit;

/** The largest facts file, in bytes. The site builder's files have less than 20,000. */
const ELECTRICIAN_ELEMENTS_MAX_FACTS = 200000;

/** Returns the settings to save. Settings that the form does not contain keep their values. */
function electrician_elements_sanitize_settings( $input ): array {
	$saved = electrician_elements_settings();
	$input = is_array( $input ) ? array_merge( $saved, $input ) : $saved;
	$pages = array_merge( $saved['pages'], is_array( $input['pages'] ) ? $input['pages'] : array() );
	return array(
		'store_host'     => electrician_elements_sanitize_host( $input['store_host'], $saved['store_host'] ),
		'store_id'       => electrician_elements_matching( 'store_id', '/^[\w-]*$/D', electrician_elements_read_store_id( $input['store_id'] ), __( 'The store ID contains only letters, digits, “_” and “-”.', 'electrician-elements' ) ),
		'facts'          => electrician_elements_sanitize_facts( $input, $saved['facts'] ),
		'prefix'         => electrician_elements_matching( 'prefix', '/^([a-z][a-z0-9._-]*-)?$/D', $input['prefix'], __( 'The prefix starts with a letter and ends with a hyphen, for example “ee-”.', 'electrician-elements' ) ),
		'cart_button'    => 'everywhere' === $input['cart_button'] ? 'everywhere' : 'none',
		'pages'          => array_map( 'absint', array_intersect_key( $pages, $saved['pages'] ) ),
		'quote_endpoint' => electrician_elements_sanitize_url( $input['quote_endpoint'], array( 'http', 'https', 'mailto' ) ),
		'quote_format'   => in_array( $input['quote_format'], array( 'json', 'form', 'urlencoded' ), true ) ? $input['quote_format'] : 'json',
		'booking_url'    => electrician_elements_sanitize_url( $input['booking_url'], array( 'http', 'https', 'mailto', 'tel' ) ),
		'coverage_url'   => electrician_elements_sanitize_url( $input['coverage_url'], array( 'http', 'https', 'mailto', 'tel' ) ),
	);
}

/** Returns a text without markup and surrounding spaces. A list counts as an empty text. */
function electrician_elements_text( $value ): string {
	return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
}

/** Returns the store's ID in a pasted text, such as the address of a product picture. Returns other texts unchanged. */
function electrician_elements_read_store_id( $value ) {
	$pattern = '/(?:store|scha)_[0-9A-Z]{26}(?![0-9A-Za-z])/';
	return is_string( $value ) && preg_match( $pattern, $value, $found ) ? $found[0] : $value;
}

/** Returns a URL with one of these schemes or a path. An email address gets its scheme. Other URLs become an empty text. */
function electrician_elements_sanitize_url( $value, array $schemes ): string {
	// `sanitize_text_field()` would remove escaped characters, such as `%20`.
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( in_array( 'mailto', $schemes, true ) && is_email( $text ) ) {
		return 'mailto:' . $text;
	}
	return esc_url_raw( $text, $schemes );
}

/** Returns the text if it matches a pattern. Otherwise, reports a problem and returns the saved text. */
function electrician_elements_matching( string $setting, string $pattern, $value, string $problem ): string {
	$text = electrician_elements_text( $value );
	if ( preg_match( $pattern, $text ) ) {
		return $text;
	}
	electrician_elements_report( $setting, $problem );
	return electrician_elements_settings()[ $setting ];
}

/** Returns the URL of the store's server without a slash at the end. */
function electrician_elements_sanitize_host( $value, string $saved ): string {
	$url = untrailingslashit( electrician_elements_sanitize_url( $value, array( 'http', 'https' ) ) );
	if ( preg_match( '#^https?://[^/]#i', $url ) ) {
		return $url;
	}
	electrician_elements_report( 'store_host', __( 'The store address must begin with https://.', 'electrician-elements' ) );
	return $saved;
}

/**
 * Returns the JSON of the business facts. A new facts file replaces the fields of the form. If the file is unchanged,
 * the fields that the administrator changed change its facts.
 */
function electrician_elements_sanitize_facts( array $input, string $saved ): string {
	$text = is_string( $input['facts'] ) ? trim( $input['facts'] ) : '';
	if ( strlen( $text ) > ELECTRICIAN_ELEMENTS_MAX_FACTS ) {
		electrician_elements_report( 'facts', __( 'The facts file is too large.', 'electrician-elements' ) );
		return $saved;
	}
	$facts = '' === $text ? (object) array() : json_decode( $text );
	if ( ! is_object( $facts ) ) {
		electrician_elements_report( 'facts', __( 'The facts file could not be read, because it is not valid JSON. Download it again from the site builder.', 'electrician-elements' ) );
		return $saved;
	}
	$facts = array_intersect_key( (array) $facts, array_flip( electrician_elements_data()['facts']['names'] ) );
	if ( isset( $input['fact'] ) && is_array( $input['fact'] ) && wp_json_encode( json_decode( $text ) ) === wp_json_encode( json_decode( $saved ) ) ) {
		$facts = electrician_elements_apply_form( $facts, $input['fact'] );
	}
	return $facts ? (string) wp_json_encode( $facts, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
}

/** Shows a problem above the settings. WordPress checks a new option twice. */
function electrician_elements_report( string $setting, string $problem ): void {
	$codes = wp_list_pluck( get_settings_errors( 'electrician_elements' ), 'code' );
	if ( ! in_array( $setting, $codes, true ) ) {
		add_settings_error( 'electrician_elements', $setting, $problem );
	}
}
