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
	return array_merge(
		electrician_elements_sanitize_store( $input ),
		array(
			'facts'          => electrician_elements_sanitize_facts( $input, $saved['facts'] ),
			'prefix'         => electrician_elements_matching( 'prefix', '/^([a-z][a-z0-9._-]*-)?$/D', $input['prefix'], __( 'The prefix starts with a letter and ends with a hyphen, for example “ee-”.', 'electrician-elements' ) ),
			'cart_button'    => 'everywhere' === $input['cart_button'] ? 'everywhere' : 'none',
			'pages'          => array_map( 'absint', array_intersect_key( $pages, $saved['pages'] ) ),
			'quote_endpoint' => electrician_elements_sanitize_url( 'quote_endpoint', $input['quote_endpoint'], array( 'http', 'https', 'mailto' ) ),
			'quote_format'   => in_array( $input['quote_format'], array( 'json', 'form', 'urlencoded' ), true ) ? $input['quote_format'] : 'json',
			'booking_url'    => electrician_elements_sanitize_url( 'booking_url', $input['booking_url'], array( 'http', 'https', 'mailto', 'tel' ) ),
			'coverage_url'   => electrician_elements_sanitize_url( 'coverage_url', $input['coverage_url'], array( 'http', 'https', 'mailto', 'tel' ) ),
		)
	);
}

/** Returns a text without markup and surrounding spaces. A list counts as an empty text. */
function electrician_elements_text( $value ): string {
	return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
}

/**
 * Returns a URL with one of these schemes or a path. An email address, a phone number and a domain get their scheme.
 * Reports other texts and returns the saved one.
 */
function electrician_elements_sanitize_url( string $setting, $value, array $schemes ): string {
	// `sanitize_text_field()` would remove escaped characters, such as `%20`.
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( in_array( 'mailto', $schemes, true ) && is_email( $text ) ) {
		return 'mailto:' . $text;
	}
	$is_phone = preg_match( '/^[\d\s()+.\/-]+$/D', $text ) && '' !== electrician_elements_phone_link( $text );
	if ( $is_phone && in_array( 'tel', $schemes, true ) ) {
		return electrician_elements_phone_link( $text );
	}
	if ( preg_match( '/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([\/?#]\S*)?$/Di', $text ) ) {
		$text = 'https://' . $text;
	}
	$url = preg_match( '/^(?:[a-z]+:|[\/?#])\S*$/Di', $text ) ? esc_url_raw( $text, $schemes ) : '';
	if ( '' === $text || '' !== $url ) {
		return $url;
	}
	$problem = in_array( 'tel', $schemes, true )
		/* translators: %s: a text that the administrator wrote */
		? __( '“%s” is no address. Write a web address such as https://example.com/book, a page of this website such as /book/, a phone number or an email address.', 'electrician-elements' )
		/* translators: %s: a text that the administrator wrote */
		: __( '“%s” is no address for quote requests. Write your email address, or the address from your form service, which begins with https://.', 'electrician-elements' );
	electrician_elements_report( $setting, sprintf( $problem, $text ), $text );
	return electrician_elements_settings()[ $setting ];
}

/** Returns the text if it matches a pattern. Otherwise, reports a problem and returns the saved text. */
function electrician_elements_matching( string $setting, string $pattern, $value, string $problem ): string {
	$text = electrician_elements_text( $value );
	if ( preg_match( $pattern, $text ) ) {
		return $text;
	}
	electrician_elements_report( $setting, $problem, $text );
	return electrician_elements_settings()[ $setting ];
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
		electrician_elements_report( 'facts', __( 'The facts file could not be read, because it is not valid JSON. Download it again from the site builder.', 'electrician-elements' ), $text );
		return $saved;
	}
	$facts = array_intersect_key( (array) $facts, array_flip( electrician_elements_data()['facts']['names'] ) );
	if ( isset( $input['fact'] ) && is_array( $input['fact'] ) && wp_json_encode( json_decode( $text ) ) === wp_json_encode( json_decode( $saved ) ) ) {
		$facts = electrician_elements_apply_form( $facts, $input['fact'] );
	}
	return $facts ? (string) wp_json_encode( $facts, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
}

/**
 * Shows a problem above the settings and at its field. WordPress checks a new option twice, and prints problems as HTML.
 *
 * @param string $problem A text, which may contain what the administrator typed.
 * @param string $typed The text that was not saved. The field shows it again, so that nothing is lost.
 */
function electrician_elements_report( string $setting, string $problem, string $typed = '' ): void {
	$codes = wp_list_pluck( get_settings_errors( 'electrician_elements' ), 'code' );
	if ( in_array( $setting, $codes, true ) ) {
		return;
	}
	add_settings_error( 'electrician_elements', $setting, esc_html( $problem ) );
	if ( '' !== $typed ) {
		$all = get_transient( electrician_elements_typed_key() );
		set_transient( electrician_elements_typed_key(), array_merge( is_array( $all ) ? $all : array(), array( $setting => $typed ) ), MINUTE_IN_SECONDS );
	}
}

/** Returns the name under which a user's texts that were not saved are stored. */
function electrician_elements_typed_key(): string {
	return 'electrician_elements_typed_' . get_current_user_id();
}

/** Returns the texts that were not saved, by setting. The next visit to the page shows the saved ones. */
function electrician_elements_typed(): array {
	static $typed = null;
	if ( null === $typed ) {
		$typed = get_transient( electrician_elements_typed_key() );
		$typed = is_array( $typed ) ? $typed : array();
		delete_transient( electrician_elements_typed_key() );
	}
	return $typed;
}
