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
	return electrician_elements_shortcode_problem( $name, $attributes ) . electrician_elements_render( $name, $attributes, (string) $content );
}

/** Returns a note about attributes that the shortcode does not have. Only authors of the page see it. */
function electrician_elements_shortcode_problem( string $name, array $attributes ): string {
	$known   = array_keys( electrician_elements_data()['elements'][ $name ]['attributes'] );
	$unknown = array_diff( array_keys( $attributes ), $known );
	if ( ! $unknown || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	$problem = $known
		/* translators: 1: a shortcode, 2: names that it does not know, 3: the names that it knows */
		? __( '[%1$s] does not know “%2$s”. It knows: %3$s. Only you and other authors see this note.', 'electrician-elements' )
		/* translators: 1: a shortcode, 2: names that it does not know */
		: __( '[%1$s] does not know “%2$s”. It has no attributes. Only you and other authors see this note.', 'electrician-elements' );
	return '<p><strong>' . esc_html( sprintf( $problem, $name, implode( '”, “', $unknown ), implode( ', ', $known ) ) ) . '</strong></p>';
}
