<?php
// The script tag of the elements.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'electrician_elements_register_script' );
// Early, so that plugins which add a nonce find the finished tag.
add_filter( 'script_loader_tag', 'electrician_elements_script_tag', 1, 2 );

/** Registers the script and the styles, which a page loads only if it needs them. */
function electrician_elements_register_script(): void {
	wp_register_script( 'electrician-elements', plugins_url( 'modules/electrician-elements.js', ELECTRICIAN_ELEMENTS_FILE ), array(), ELECTRICIAN_ELEMENTS_VERSION, false );
	// These have no file. They load the script, and their names say which elements a page contains.
	foreach ( array_keys( electrician_elements_data()['elements'] ) as $name ) {
		wp_register_script( 'electrician-elements-' . $name, false, array( 'electrician-elements' ), ELECTRICIAN_ELEMENTS_VERSION, false );
	}
	wp_register_style( 'electrician-elements', plugins_url( 'style.css', ELECTRICIAN_ELEMENTS_FILE ), array(), ELECTRICIAN_ELEMENTS_VERSION );
}

/** Returns the settings that the script reads from its tag, without those that are empty. */
function electrician_elements_script_settings(): array {
	$settings = electrician_elements_settings();
	return array_filter(
		array_merge(
			electrician_elements_store_attributes(),
			array(
				'data-product-url'   => electrician_elements_product_url(),
				'data-prefix'        => $settings['prefix'],
				// No page shows claims that the owner has not written, also if it lacks the facts.
				'data-default-facts' => 'false',
				// Administrators see messages about mistakes in the browser's console.
				'data-check'         => current_user_can( 'manage_options' ) ? 'true' : '',
			)
		),
		'strlen'
	);
}

/** Makes the plugin's scripts modules, and adds the settings of the elements. */
function electrician_elements_script_tag( $tag, $handle ) {
	if ( 'electrician-elements-settings' === $handle ) {
		$attributes = array( 'type' => 'module' );
	} elseif ( 'electrician-elements' === $handle ) {
		$attributes = array_merge(
			array( 'type' => 'module' ),
			electrician_elements_script_settings(),
			electrician_elements_optimizer_attributes()
		);
	} else {
		return $tag;
	}
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	// Themes without support for HTML5 scripts have tags with a type. A script tag without `src` belongs to another plugin.
	$tag = preg_replace( '/<script\b([^>]*) type=([\'"])text\/javascript\2/', '<script$1', $tag );
	return preg_replace_callback( '/<script(?=[^>]*\ssrc=)/', fn () => '<script' . $text, $tag, 1 );
}
