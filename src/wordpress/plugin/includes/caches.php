<?php
// Caches that keep the HTML of shortcodes, blocks and widgets and run nothing again. Those that also keep the names of
// scripts, such as Elementor's, need nothing else. Not tested with the plugins installed.

defined( 'ABSPATH' ) || exit;

// Late, so that page builders keep the names of the scripts that the shortcodes add.
add_action( 'wp_footer', 'electrician_elements_use_those_of_page', 1 );
add_action( 'init', 'electrician_elements_use_those_of_litespeed' );
add_filter( 'litespeed_esi_params', 'electrician_elements_use_those_of_widget', 10, 2 );
add_action( 'update_option_electrician_elements', 'electrician_elements_empty_caches' );

/** Loads the scripts of the elements that a content names. */
function electrician_elements_use_those_in( string $content ): void {
	foreach ( array_keys( electrician_elements_data()['elements'] ) as $name ) {
		$is_own = 'electrician_elements_shortcode' === ( $GLOBALS['shortcode_tags'][ $name ] ?? '' );
		if ( has_block( 'electrician-elements/' . $name, $content ) || ( $is_own && has_shortcode( $content, $name ) ) ) {
			electrician_elements_use( $name );
		}
	}
	if ( str_contains( $content, 'is-style-without-heading' ) ) {
		wp_enqueue_style( 'electrician-elements' );
	}
}

/** Loads the scripts of the page's elements. A cache may have inserted their HTML and nothing else. */
function electrician_elements_use_those_of_page(): void {
	$post = is_singular() ? get_queried_object() : null;
	if ( $post instanceof WP_Post && ! post_password_required( $post ) ) {
		electrician_elements_use_those_in( $post->post_content );
	}
}

/** Loads the scripts of `[esi shortcode]`, which LiteSpeed Cache inserts. */
function electrician_elements_use_those_of_litespeed(): void {
	foreach ( array_keys( electrician_elements_data()['elements'] ) as $name ) {
		add_action( 'litespeed_esi_shortcode-' . $name, fn () => electrician_elements_use( $name ) );
	}
}

/** Loads the scripts of the elements in a widget, which LiteSpeed Cache inserts. */
function electrician_elements_use_those_of_widget( $params, $id ) {
	if ( 'widget' === $id && is_array( $params['instance'] ?? null ) ) {
		electrician_elements_use_those_in( implode( "\n", array_filter( $params['instance'], 'is_string' ) ) );
	}
	return $params;
}

/** Removes kept HTML with the addresses of the previous settings from Elementor and LiteSpeed Cache. */
function electrician_elements_empty_caches(): void {
	delete_post_meta_by_key( '_elementor_element_cache' );
	do_action( 'litespeed_purge_all' );
}
