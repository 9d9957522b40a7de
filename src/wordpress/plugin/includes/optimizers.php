<?php
// Keeps plugins and services that combine, minify or delay scripts away from the modules: a module that is combined with
// other scripts does not run, and a delayed shop shows only its fallback. Uses the filters that these plugins offer; not
// tested with the plugins installed.

defined( 'ABSPATH' ) || exit;

/** Part of the URL of every module. */
const ELECTRICIAN_ELEMENTS_MODULES = 'electrician-elements/modules/';

/** The filters of lists of URL parts: LiteSpeed Cache, WP-Optimize, Perfmatters and FlyingPress. */
const ELECTRICIAN_ELEMENTS_URL_FILTERS = array(
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	'wp-optimize-minify-default-exclusions',
	'perfmatters_delay_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_minify_js_exclusions',
	'flying_press_exclude_from_delay:js',
	'flying_press_exclude_from_defer:js',
	'flying_press_exclude_from_minify:js',
);

/** The filters of lists of regular expressions: WP Rocket, which compares some of them with the whole path. */
const ELECTRICIAN_ELEMENTS_PATTERN_FILTERS = array(
	'rocket_delay_js_exclusions',
	'rocket_exclude_defer_js',
	'rocket_exclude_js',
);

/** The filters of lists of script handles: SiteGround Optimizer and Jetpack Boost. */
const ELECTRICIAN_ELEMENTS_HANDLE_FILTERS = array(
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
	'jetpack_boost_render_blocking_js_exclude_handles',
);

foreach ( ELECTRICIAN_ELEMENTS_URL_FILTERS as $electrician_elements_filter ) {
	add_filter( $electrician_elements_filter, fn ( $list ) => array_merge( (array) $list, array( ELECTRICIAN_ELEMENTS_MODULES ) ) );
}
foreach ( ELECTRICIAN_ELEMENTS_PATTERN_FILTERS as $electrician_elements_filter ) {
	add_filter( $electrician_elements_filter, fn ( $list ) => array_merge( (array) $list, array( '/(.*)' . ELECTRICIAN_ELEMENTS_MODULES . '(.*).js' ) ) );
}
foreach ( ELECTRICIAN_ELEMENTS_HANDLE_FILTERS as $electrician_elements_filter ) {
	add_filter( $electrician_elements_filter, fn ( $list ) => array_merge( (array) $list, array( 'electrician-elements' ) ) );
}
unset( $electrician_elements_filter );

add_filter( 'autoptimize_filter_js_exclude', 'electrician_elements_exclude_from_autoptimize' );
add_filter( 'w3tc_minify_js_do_tag_minification', 'electrician_elements_exclude_from_w3tc', 10, 2 );
add_filter( 'js_do_concat', fn ( $combines, $handle ) => 'electrician-elements' === $handle ? false : $combines, 10, 2 );

/** Adds the modules to Autoptimize's list, which is text with commas, or an array with flags. */
function electrician_elements_exclude_from_autoptimize( $list ) {
	if ( is_array( $list ) ) {
		return array_merge( $list, array( ELECTRICIAN_ELEMENTS_MODULES => '' ) );
	}
	return trim( $list . ', ' . ELECTRICIAN_ELEMENTS_MODULES, ', ' );
}

/** Keeps W3 Total Cache from minifying the script. */
function electrician_elements_exclude_from_w3tc( $minifies, $tag ) {
	return str_contains( (string) $tag, ELECTRICIAN_ELEMENTS_MODULES ) ? false : $minifies;
}

/** Returns the attributes that exclude a script tag from Cloudflare Rocket Loader, LiteSpeed Cache and Jetpack Boost. */
function electrician_elements_optimizer_attributes(): array {
	return array(
		'data-cfasync'       => 'false',
		'data-no-optimize'   => '1',
		'data-no-defer'      => '1',
		'data-jetpack-boost' => 'ignore',
	);
}
