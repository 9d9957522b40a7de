<?php
// The pages for the shop, a product and the thanks after payment.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_electrician_elements_pages', 'electrician_elements_save_and_create_pages' );
add_filter( 'body_class', 'electrician_elements_body_class' );
add_action( 'wp_enqueue_scripts', 'electrician_elements_product_page_style' );
add_filter( 'icl_ls_languages', 'electrician_elements_product_languages' );

/** The filters of a page's own URL, and of its URLs in other languages: WordPress, Yoast SEO, Rank Math, All in One SEO, Polylang. */
const ELECTRICIAN_ELEMENTS_OWN_URL_FILTERS = array(
	'get_canonical_url',
	'get_shortlink',
	'wpseo_canonical',
	'wpseo_opengraph_url',
	'rank_math/frontend/canonical',
	'aioseo_canonical_url',
	'pll_translation_url',
);

foreach ( ELECTRICIAN_ELEMENTS_OWN_URL_FILTERS as $electrician_elements_filter ) {
	add_filter( $electrician_elements_filter, 'electrician_elements_with_product', 20, 2 );
}
unset( $electrician_elements_filter );

/** Returns the ID of a page from the settings. With WPML or Polylang, of its published translation for this page's language. */
function electrician_elements_page_id( string $page ): int {
	$id = (int) electrician_elements_settings()['pages'][ $page ];
	if ( ! $id ) {
		return 0;
	}
	$translation = (int) ( function_exists( 'pll_get_post' ) ? pll_get_post( $id ) : apply_filters( 'wpml_object_id', $id, 'page', true ) );
	return $translation && 'publish' === get_post_status( $translation ) ? $translation : $id;
}

/** Returns the URL of a page from the settings, or an empty text if the page is not published. */
function electrician_elements_page_url( string $page ): string {
	$id = electrician_elements_page_id( $page );
	return $id && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
}

/** Returns the URL of a product's page with `{id}` in place of the ID, or an empty text if no page is set. */
function electrician_elements_product_url(): string {
	$url = electrician_elements_page_url( 'product' );
	// With plain permalinks, the page's URL already contains a query.
	return '' === $url ? '' : $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . 'ee-product={id}';
}

/** Returns whether this is the page of products, in any language. */
function electrician_elements_is_product_page(): bool {
	$ids = array_filter( array( electrician_elements_settings()['pages']['product'], electrician_elements_page_id( 'product' ) ) );
	return $ids && is_page( $ids );
}

/** Returns a URL of this page with the product that the visitor chose. Without it, all products would have the same URL. */
function electrician_elements_with_product( $url, $post = null ) {
	$id       = wp_unslash( $_GET['ee-product'] ?? '' ); // phpcs:ignore WordPress.Security -- a public link, encoded below.
	$post_id  = $post instanceof WP_Post ? $post->ID : ( is_int( $post ) ? $post : 0 );
	$is_other = $post_id && get_queried_object_id() !== $post_id;
	if ( ! is_string( $url ) || '' === $url || ! is_string( $id ) || '' === $id || $is_other || ! electrician_elements_is_product_page() ) {
		return $url;
	}
	return add_query_arg( 'ee-product', rawurlencode( $id ), $url );
}

/** Adds the product to the links of WPML's language switcher, from which WPML also makes `hreflang`. */
function electrician_elements_product_languages( $languages ) {
	foreach ( is_array( $languages ) ? $languages : array() as $code => $language ) {
		// Without a translation of this page, the link leads to the home page.
		if ( isset( $language['url'] ) && empty( $language['missing'] ) ) {
			$languages[ $code ]['url'] = electrician_elements_with_product( $language['url'] );
		}
	}
	return $languages;
}

/** Returns whether this page shows the product that a visitor chose. Its own title then says nothing. */
function electrician_elements_hides_title(): bool {
	return electrician_elements_is_product_page() && has_block( 'electrician-elements/product-detail', get_queried_object_id() );
}

/** Marks the product's page, so that the styles hide its title. */
function electrician_elements_body_class( $classes ) {
	return electrician_elements_hides_title() ? array_merge( $classes, array( 'electrician-elements-product-page' ) ) : $classes;
}

/** Loads the styles of the product's page early, so that its title does not appear first. */
function electrician_elements_product_page_style(): void {
	if ( electrician_elements_hides_title() ) {
		wp_enqueue_style( 'electrician-elements' );
	}
}

/** Returns the titles and the contents of the pages that the plugin can create. */
function electrician_elements_new_pages(): array {
	// A row as wide as the products, with the button at its end.
	$cart = '<!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"right"}} -->'
		. "\n" . '<div class="wp-block-group alignwide"><!-- wp:electrician-elements/cart-button /--></div>'
		. "\n<!-- /wp:group -->\n\n";
	return array(
		'shop'    => array( __( 'Shop', 'electrician-elements' ), $cart . '<!-- wp:electrician-elements/store-grid {"browse":true,"align":"wide","className":"is-style-without-heading"} /-->' ),
		'product' => array( __( 'Product', 'electrician-elements' ), $cart . '<!-- wp:electrician-elements/product-detail {"related":true,"align":"wide"} /-->' ),
		'success' => array( __( 'Thank you for your order', 'electrician-elements' ), '<!-- wp:electrician-elements/order-success {"className":"is-style-without-heading"} /-->' ),
	);
}

/** Saves the settings page's form and creates the pages that are missing. */
function electrician_elements_save_and_create_pages(): void {
	check_admin_referer( 'electrician_elements-options' );
	if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'publish_pages' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'electrician-elements' ), 403 );
	}
	if ( isset( $_POST['electrician_elements'] ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the setting's `sanitize_callback` validates each field.
		update_option( 'electrician_elements', wp_unslash( $_POST['electrician_elements'] ) );
	}
	if ( isset( $_POST[ ELECTRICIAN_ELEMENTS_PRODUCTS ] ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the setting's `sanitize_callback` validates the file.
		update_option( ELECTRICIAN_ELEMENTS_PRODUCTS, wp_unslash( $_POST[ ELECTRICIAN_ELEMENTS_PRODUCTS ] ) );
	}
	electrician_elements_create_pages();
	add_settings_error( 'electrician_elements', 'pages', esc_html__( 'The settings are saved and your shop has its pages. You can add them to your menu.', 'electrician-elements' ), 'success' );
	// The settings page shows these messages, as after “Save Changes”.
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( admin_url( 'options-general.php?page=electrician-elements&settings-updated=true' ) );
	exit;
}

/** Creates the pages that are missing, and saves them in the settings. */
function electrician_elements_create_pages(): void {
	$settings = electrician_elements_settings();
	foreach ( electrician_elements_new_pages() as $page => list( $title, $content ) ) {
		if ( '' !== electrician_elements_page_url( $page ) ) {
			continue;
		}
		$settings['pages'][ $page ] = wp_insert_post(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => wp_slash( $content ),
				'comment_status' => 'closed',
				// Menus that list all pages then show the other pages below the shop.
				'post_parent'    => 'shop' === $page ? 0 : $settings['pages']['shop'],
			)
		);
	}
	update_option( 'electrician_elements', $settings );
}
