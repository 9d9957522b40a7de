<?php
// The facts about the business, which the owner writes in a form or in the site builder.

defined( 'ABSPATH' ) || exit;

/** Returns the facts that the owner has saved. Objects inside the facts stay objects. */
function electrician_elements_saved_facts(): array {
	$facts = json_decode( (string) electrician_elements_settings()['facts'] );
	return is_object( $facts ) ? (array) $facts : array();
}

/**
 * Returns the facts for the elements. Facts that the owner has not written get values that remove the elements' default
 * claims, such as “Licensed & Insured”.
 */
function electrician_elements_published_facts(): array {
	$known = electrician_elements_data()['facts'];
	$facts = electrician_elements_saved_facts();
	if ( isset( $facts['hours'] ) && is_object( $facts['hours'] ) ) {
		$facts['hours'] = (object) array_merge( $known['unsetHours'], (array) $facts['hours'] );
	}
	$defaults = array_merge( $known['unset'], array( 'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	return array_filter(
		array_merge( $defaults, $facts ),
		fn ( $value ) => '' !== $value
	);
}

/** Returns the facts as JSON that is safe inside a script tag. */
function electrician_elements_facts_json(): string {
	return (string) wp_json_encode(
		(object) electrician_elements_published_facts(),
		JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
	);
}
