<?php
// The groups of the settings page and their fields. The groups that most owners need come first.

defined( 'ABSPATH' ) || exit;

/** Returns the groups of the settings page by ID. */
function electrician_elements_sections(): array {
	return array(
		'store'      => array(
			'title'  => __( 'Store', 'electrician-elements' ),
			'about'  => __( 'Your products, payments and orders stay in your store. This website only shows them.', 'electrician-elements' ),
			'fields' => electrician_elements_store_fields(),
		),
		'business'   => array(
			'title'  => __( 'Business', 'electrician-elements' ),
			'about'  => __( 'The blocks about your business show these facts. They make no claims that you have not written here.', 'electrician-elements' ),
			'fields' => electrician_elements_fact_fields(),
		),
		'requests'   => array(
			'title'  => __( 'Requests', 'electrician-elements' ),
			'about'  => __( 'Where the quote form and the buttons of the blocks lead.', 'electrician-elements' ),
			'fields' => electrician_elements_request_fields(),
		),
		'pages'      => array(
			'title'  => __( 'Pages', 'electrician-elements' ),
			'about'  => __( 'Product links and the payment lead to these pages. “Save and create the pages” publishes the ones that are missing.', 'electrician-elements' ),
			'fields' => electrician_elements_page_fields(),
		),
		'developers' => array(
			'title'  => __( 'For developers', 'electrician-elements' ),
			'about'  => __( 'Most websites need none of these settings.', 'electrician-elements' ),
			'fields' => electrician_elements_developer_fields(),
		),
	);
}

/** Returns the fields of the facts. */
function electrician_elements_fact_fields(): array {
	$fields = array();
	foreach ( electrician_elements_form_facts() as $name => list( $label, $help, $is_list ) ) {
		$fields[] = array( 'id' => $name, 'type' => $is_list ? 'fact_list' : 'fact', 'label' => $label, 'help' => $help );
	}
	$fields[] = array( 'id' => 'emergency', 'type' => 'emergency', 'label' => __( 'Emergency service', 'electrician-elements' ), 'help' => '' );
	$fields[] = array( 'id' => 'facts', 'type' => 'file', 'label' => __( 'Facts file', 'electrician-elements' ), 'help' => __( 'For pictures, prices, reviews and everything else, download a facts file from the site builder and choose it here. It replaces the facts above.', 'electrician-elements' ), 'text_label' => __( 'Text of the facts file', 'electrician-elements' ) );
	return $fields;
}

/** Returns the fields of the addresses to which visitors' requests go. */
function electrician_elements_request_fields(): array {
	return array(
		array( 'id' => 'quote_endpoint', 'type' => 'text', 'label' => __( 'Address for quote requests', 'electrician-elements' ), 'help' => __( 'Your email address, or the address from your form service. If it is empty, the quote form opens the visitor’s mail program with the email address of your business.', 'electrician-elements' ) ),
		array( 'id' => 'booking_url', 'type' => 'text', 'label' => __( 'Address for appointments', 'electrician-elements' ), 'help' => __( '“Schedule a Consultation” and “Book Now” lead there: a web address, an email address or a phone number. If it is empty, they call your phone number.', 'electrician-elements' ) ),
		array( 'id' => 'coverage_url', 'type' => 'text', 'label' => __( 'Address of your service area', 'electrician-elements' ), 'help' => __( '“View Coverage” leads there, for example a page with a map.', 'electrician-elements' ) ),
	);
}

/** Returns the fields of the shop's pages. */
function electrician_elements_page_fields(): array {
	return array(
		array( 'id' => 'shop', 'type' => 'page', 'label' => __( 'Shop', 'electrician-elements' ), 'help' => __( 'Shows all products.', 'electrician-elements' ) ),
		array( 'id' => 'product', 'type' => 'page', 'label' => __( 'Product', 'electrician-elements' ), 'help' => __( 'Shows the product that a visitor chose. Without this page, product links do not work. The product’s name replaces the title of the page.', 'electrician-elements' ) ),
		array( 'id' => 'success', 'type' => 'page', 'label' => __( 'Order success', 'electrician-elements' ), 'help' => __( 'Thanks customers after payment. WooCommerce and Shopify show their own page instead.', 'electrician-elements' ) ),
		array( 'id' => 'cart_button', 'type' => 'choice', 'label' => __( 'Cart button', 'electrician-elements' ), 'help' => __( 'You can also add the block “Cart button” to your header.', 'electrician-elements' ), 'values' => array( 'none' => __( 'Only where I add the block', 'electrician-elements' ), 'everywhere' => __( 'In the corner of every page', 'electrician-elements' ) ) ),
	);
}

/** Returns the fields that most owners do not need. */
function electrician_elements_developer_fields(): array {
	return array(
		array( 'id' => 'quote_format', 'type' => 'choice', 'label' => __( 'Format of quote requests', 'electrician-elements' ), 'help' => __( 'Your form service names the format. Photos need “form”.', 'electrician-elements' ), 'values' => array( 'json' => 'json', 'form' => 'form', 'urlencoded' => 'urlencoded' ) ),
		array( 'id' => 'store_host', 'type' => 'url', 'label' => __( 'Address of the store’s server', 'electrician-elements' ), 'help' => __( 'Only for the type “Hostinger”: a server of your own with the same API. If it is empty, Hostinger’s server is used.', 'electrician-elements' ) ),
		array( 'id' => 'prefix', 'type' => 'text', 'label' => __( 'Prefix of element names', 'electrician-elements' ), 'help' => __( 'For example “ee-”. Set it only if your theme has an element with the same name, such as <cart-drawer>.', 'electrician-elements' ) ),
	);
}
