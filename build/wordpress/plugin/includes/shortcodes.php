<?php
// A shortcode for each element, for the classic editor and page builders: [store-grid limit="4"].

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'electrician_elements_register_shortcodes' );

/** Registers the shortcodes. Keeps those of other plugins with the same names. */
function electrician_elements_register_shortcodes(): void {
	foreach ( array_keys( electrician_elements_data()['elements'] ) as $name ) {
		if ( ! shortcode_exists( $name ) ) {
			add_shortcode( $name, 'electrician_elements_shortcode' );
		}
	}
}

/**
 * Returns the HTML of a shortcode.
 *
 * @param array|string $values  The attributes. An attribute without a value, such as `browse`, is a value without a name.
 * @param string|null  $content The text between the tags, which is the fallback.
 * @param string       $name    The element's name.
 */
function electrician_elements_shortcode( $values, $content, string $name ): string {
	$attributes = array();
	foreach ( (array) $values as $key => $value ) {
		if ( is_int( $key ) ) {
			$attributes[ strtolower( $value ) ] = true;
		} else {
			$attributes[ $key ] = $value;
		}
	}
	return electrician_elements_render( $name, $attributes, (string) $content );
}
