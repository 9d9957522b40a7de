<?php
// A shortcode for each element, for the classic editor and page builders: [store-grid limit="4"].

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'electrician_elements_register_shortcodes' );
add_filter( 'pre_do_shortcode_tag', 'electrician_elements_curly_shortcode', 10, 4 );

/** Double and single quotes that editors write instead of straight ones, also as HTML entities. */
const ELECTRICIAN_ELEMENTS_QUOTES = array(
	'(?:[“”„‟«»″]|&(?:quot|[lrb]dquo|[lr]aquo|#0*(?:34|171|187|822[0-3]|8243));)',
	'(?:[‘’‚‛′]|&(?:apos|[lrs]s?b?quo|#0*(?:39|821[6-9]|8242));)',
);

/** Registers the shortcodes. Keeps those of other plugins with the same names. */
function electrician_elements_register_shortcodes(): void {
	foreach ( array_keys( electrician_elements_data()['elements'] ) as $name ) {
		if ( ! shortcode_exists( $name ) ) {
			add_shortcode( $name, 'electrician_elements_shortcode' );
		}
	}
}

/** Returns the HTML of a shortcode whose values have curly quotes, which WordPress does not read. */
function electrician_elements_curly_shortcode( $html, $name, $values, $found ) {
	if ( 'electrician_elements_shortcode' !== $GLOBALS['shortcode_tags'][ $name ] ) {
		return $html;
	}
	list( $double, $single ) = ELECTRICIAN_ELEMENTS_QUOTES;
	// Quotes inside straight ones belong to the value.
	$pattern  = "/(?:\"[^\"]*\"|'[^']*')(*SKIP)(*FAIL)|=\s*(?:$double([^\"]*?)(?:$double|\")|$single([^\"]*?)(?:$single|'))(?=\s|$)/u";
	$straight = preg_replace( $pattern, '="$1$2"', str_replace( '&nbsp;', ' ', $found[3] ) );
	$is_curly = $straight && $straight !== $found[3];
	return $is_curly ? electrician_elements_shortcode( shortcode_parse_atts( $straight ), $found[5] ?? '', $name ) : $html;
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
		// Before version 6.5, WordPress passes an empty text instead of no attributes.
		if ( is_int( $key ) && '' === $value ) {
			continue;
		}
		if ( is_int( $key ) ) {
			$attributes[ strtolower( $value ) ] = true;
		} else {
			$attributes[ $key ] = $value;
		}
	}
	electrician_elements_note_unknown( $name, $attributes );
	electrician_elements_note_values( "[$name]", $name, $attributes );
	return electrician_elements_render( $name, $attributes, (string) $content );
}

/** Notes attributes that the shortcode does not have. */
function electrician_elements_note_unknown( string $name, array $attributes ): void {
	$known   = array_keys( electrician_elements_data()['elements'][ $name ]['attributes'] );
	$unknown = array_diff( array_keys( $attributes ), $known );
	if ( ! $unknown ) {
		return;
	}
	$problem = $known
		/* translators: 1: a shortcode, 2: names that it does not know, 3: the names that it knows */
		? __( '[%1$s] does not know “%2$s”. It knows: %3$s. Only you and other authors see this note.', 'electrician-elements' )
		/* translators: 1: a shortcode, 2: names that it does not know */
		: __( '[%1$s] does not know “%2$s”. It has no attributes. Only you and other authors see this note.', 'electrician-elements' );
	electrician_elements_note( sprintf( $problem, $name, implode( '”, “', $unknown ), implode( ', ', $known ) ) );
}

/** Notes values that an element cannot use. */
function electrician_elements_note_values( string $tag, string $name, array $values ): void {
	foreach ( electrician_elements_data()['elements'][ $name ]['attributes'] as $attribute => $control ) {
		$value    = $values[ $attribute ] ?? '';
		$is_empty = is_string( $value ) && '' === trim( $value );
		if ( 'flag' === $control['type'] || $is_empty || null !== electrician_elements_attribute_text( $control, $value ) ) {
			continue;
		}
		$needs = array(
			'count'  => __( 'a whole number such as 4', 'electrician-elements' ),
			/* translators: %s: values, with commas between them */
			'choice' => sprintf( __( 'one of these values: %s', 'electrician-elements' ), implode( ', ', array_keys( $control['values'] ?? array() ) ) ),
			'text'   => __( 'a text', 'electrician-elements' ),
		)[ $control['type'] ];
		$written = is_scalar( $value ) && true !== $value ? sprintf( '%s="%s"', $attribute, wp_html_excerpt( (string) $value, 50, '…' ) ) : $attribute;
		/* translators: 1: a shortcode or the name of a block, 2: an attribute with its value, 3: what the attribute needs */
		electrician_elements_note( sprintf( __( '%1$s ignores %2$s, which needs %3$s. Only you and other authors see this note.', 'electrician-elements' ), $tag, $written, $needs ) );
	}
}

/** Prints a note at the end of the page, for its authors only. Caches would show a note in the content to visitors. */
function electrician_elements_note( string $text ): void {
	static $notes = array();
	if ( ! isset( $notes[ $text ] ) && current_user_can( 'edit_post', get_the_ID() ) ) {
		$notes[ $text ] = true;
		add_action( 'wp_footer', fn () => print '<p><strong>' . esc_html( $text ) . '</strong></p>' );
	}
}
