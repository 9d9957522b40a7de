<?php
// The HTML of the elements. It is the same for every visitor, so page caches can keep it.

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'electrician_elements_footer', 5 );
add_action( 'wp_enqueue_scripts', 'electrician_elements_enqueue_everywhere' );
add_filter( 'wp_resource_hints', 'electrician_elements_connect_to_store', 10, 2 );

/** Loads the script early on every page if every page shows a cart button. */
function electrician_elements_enqueue_everywhere(): void {
	if ( 'everywhere' === electrician_elements_settings()['cart_button'] ) {
		wp_enqueue_script( 'electrician-elements' );
		wp_enqueue_style( 'electrician-elements' );
	}
}

/**
 * Returns an element's HTML, and loads the script.
 *
 * @param string $name     The element's name without the prefix.
 * @param array  $values   Values of the attributes, which may be invalid and unknown.
 * @param string $fallback Text for visitors whose browser does not run the script. May contain links.
 */
function electrician_elements_render( string $name, array $values, string $fallback = '' ): string {
	electrician_elements_use( $name );
	$attributes = '';
	foreach ( electrician_elements_attributes( $name, $values ) as $attribute => $text ) {
		$attributes .= sprintf( ' %s="%s"', $attribute, esc_attr( $text ) );
	}
	$tag = electrician_elements_settings()['prefix'] . $name;
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', esc_html( $tag ), $attributes, electrician_elements_fallback( $name, $fallback ) );
}

/**
 * Records that the page contains an element, and loads the script. Page builders that keep the HTML keep the names of the
 * scripts, too, so the name of a script records it.
 */
function electrician_elements_use( string $name ): void {
	wp_enqueue_script( 'electrician-elements-' . $name );
}

/** Returns the names of the elements on the page so far, also of those whose HTML comes from a cache. */
function electrician_elements_used(): array {
	$names = array_keys( electrician_elements_data()['elements'] );
	$used  = array_filter( $names, fn ( $name ) => wp_script_is( 'electrician-elements-' . $name ) );
	return array_combine( $used, $used );
}

/** Returns the valid attributes of an element as text by name, with those from the settings. */
function electrician_elements_attributes( string $name, array $values ): array {
	$element    = electrician_elements_data()['elements'][ $name ];
	$attributes = $element['fixed'];
	$settings   = electrician_elements_setting_values();
	foreach ( $element['settings'] as $attribute => $setting ) {
		if ( '' !== $settings[ $setting ] ) {
			$attributes[ $attribute ] = $settings[ $setting ];
		}
	}
	foreach ( $element['attributes'] as $attribute => $control ) {
		$text = electrician_elements_attribute_text( $control, $values[ $attribute ] ?? null );
		if ( null !== $text ) {
			$attributes[ $attribute ] = $text;
		}
	}
	return $attributes;
}

/** Returns an attribute's text, or null if the value is missing or invalid. */
function electrician_elements_attribute_text( array $control, $value ): ?string {
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	if ( 'flag' === $control['type'] ) {
		return in_array( strtolower( trim( (string) ( false === $value ? 'false' : $value ) ) ), array( 'false', '0', 'no', 'off' ), true ) ? null : '';
	}
	// An attribute without a value, such as `limit` in `[store-grid limit]`.
	if ( is_bool( $value ) ) {
		return null;
	}
	$text = trim( wp_check_invalid_utf8( (string) $value ) );
	switch ( $control['type'] ) {
		case 'count':
			return preg_match( '/^[1-9]\d{0,8}$/', $text ) ? $text : null;
		case 'choice':
			$text = strtolower( $text );
			return isset( $control['values'][ $text ] ) ? $text : null;
		default:
			return '' === $text ? null : $text;
	}
}

/** Returns the HTML between an element's tags. Without text from the author, it names the phone number. */
function electrician_elements_fallback( string $name, string $text ): string {
	$text = trim( $text );
	if ( '' !== $text ) {
		$inline = array( 'a' => array( 'href' => true ), 'strong' => array(), 'em' => array(), 'br' => array() );
		return wp_kses( $text, $inline, array( 'http', 'https', 'mailto', 'tel' ) );
	}
	$phone = electrician_elements_saved_facts()['phone'] ?? '';
	$link  = electrician_elements_phone_link( $phone );
	// The text of the inline elements is the label of their button.
	if ( '' === $link || electrician_elements_data()['elements'][ $name ]['isInline'] ) {
		return '';
	}
	$link = sprintf( '<a href="%s">%s</a>', esc_attr( $link ), esc_html( $phone ) );
	/* translators: %s: a phone number */
	return sprintf( esc_html__( 'Call %s.', 'electrician-elements' ), $link );
}

/**
 * Adds the store's origin to those that browsers connect to early, if the page contains an element of the store. WordPress
 * escapes it.
 */
function electrician_elements_connect_to_store( $urls, $relation ) {
	$host = electrician_elements_store_attributes()['data-store-host'] ?? '';
	// The page's own server is connected already.
	$is_other = preg_match( '/^https?:/i', $host ) && wp_parse_url( $host, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST );
	if ( 'preconnect' !== $relation || ! $is_other || ! electrician_elements_page_has_store() ) {
		return $urls;
	}
	return array_merge( (array) $urls, array( array( 'href' => $host, 'crossorigin' => 'anonymous' ) ) );
}

/** Returns whether the page contains an element of the store. Classic themes write the head before the content. */
function electrician_elements_page_has_store(): bool {
	$names   = array_keys( array_filter( electrician_elements_data()['elements'], fn ( $element ) => $element['needsStore'] ) );
	$content = is_singular() ? (string) get_post_field( 'post_content', get_queried_object_id() ) : '';
	$is_in   = fn ( $name ) => has_block( 'electrician-elements/' . $name, $content ) || has_shortcode( $content, $name );
	return array_intersect( $names, electrician_elements_used() ) || array_filter( $names, $is_in );
}

/** Prints what the page's elements need: the business facts, the cart and the cart button. */
function electrician_elements_footer(): void {
	$settings = electrician_elements_settings();
	$used     = electrician_elements_used();
	// These elements contain a cart.
	$has_cart = isset( $used['store-front'] ) || isset( $used['electrician-site'] );
	if ( 'everywhere' === $settings['cart_button'] && ! $has_cart && ! isset( $used['cart-button'] ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- electrician_elements_render() escapes.
		echo '<div class="electrician-elements-cart">' . electrician_elements_render( 'cart-button', array() ) . "</div>\n";
	}
	$used = electrician_elements_used();
	if ( array_filter( $used, fn ( $name ) => electrician_elements_data()['elements'][ $name ]['readsFacts'] ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput -- JSON with escaped tags.
		echo '<script type="application/json" data-electrician-business>' . electrician_elements_facts_json() . "</script>\n";
	}
	$success = electrician_elements_page_url( 'success' );
	$sells   = array_filter( $used, fn ( $name ) => 'cart-button' === $name || electrician_elements_data()['elements'][ $name ]['needsStore'] );
	if ( $sells && ! $has_cart && '' !== $success ) {
		printf( '<%1$s success-url="%2$s"></%1$s>' . "\n", esc_html( $settings['prefix'] . 'cart-drawer' ), esc_url( $success ) );
	}
}
