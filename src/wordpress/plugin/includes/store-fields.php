<?php
// The fields of the settings page for the store. The page shows only those of the chosen type of store.

defined( 'ABSPATH' ) || exit;

/** Returns the types of stores with their labels. */
function electrician_elements_store_types(): array {
	return array(
		'hostinger'   => __( 'Hostinger', 'electrician-elements' ),
		'woocommerce' => electrician_elements_has_woocommerce() ? __( 'WooCommerce on this website', 'electrician-elements' ) : __( 'WooCommerce', 'electrician-elements' ),
		'shopify'     => __( 'Shopify', 'electrician-elements' ),
		'file'        => __( 'A products file, without a store provider', 'electrician-elements' ),
		'medusa'      => __( 'Medusa', 'electrician-elements' ),
	);
}

/** Returns the fields of the store. `store` is the type to which a field belongs. */
function electrician_elements_store_fields(): array {
	$choice = array( 'id' => 'store_type', 'type' => 'choice', 'label' => __( 'Type of store', 'electrician-elements' ), 'help' => __( 'Where you manage your products. Without a store, leave the fields below empty.', 'electrician-elements' ), 'values' => electrician_elements_store_types() );
	if ( electrician_elements_has_woocommerce() ) {
		$choice['help'] = __( 'Where you manage your products. This website has WooCommerce. Choose it to show its products.', 'electrician-elements' );
	}
	return array_merge(
		array( $choice ),
		electrician_elements_provider_fields(),
		electrician_elements_file_fields(),
		electrician_elements_medusa_fields(),
		array( array( 'id' => 'check_store', 'type' => 'check', 'label' => '', 'help' => '' ) )
	);
}

/** Returns the fields for Hostinger, WooCommerce and Shopify. */
function electrician_elements_provider_fields(): array {
	return array(
		array( 'id' => 'store_id', 'store' => 'hostinger', 'type' => 'text', 'label' => __( 'Store ID', 'electrician-elements' ), 'help' => __( 'Open your published store in a browser, not the editor. Right-click a product’s picture and choose “Copy image address” or “Copy image link”. On a phone, hold the picture. Paste the address into this field. The plugin keeps only the ID. You can also ask your provider’s support for “the ID of my store”.', 'electrician-elements' ) ),
		array( 'id' => 'woocommerce_host', 'store' => 'woocommerce', 'type' => 'text', 'label' => __( 'Address of the shop', 'electrician-elements' ), 'help' => __( 'The address of the WordPress website with the shop, for example https://shop.example. Visitors pay on the shop’s own checkout page. Needs WooCommerce 10 or later, and permalinks other than “Plain”.', 'electrician-elements' ), 'default' => electrician_elements_has_woocommerce() ? electrician_elements_website() : '' ),
		array( 'id' => 'shopify_host', 'store' => 'shopify', 'type' => 'text', 'label' => __( 'Address of the shop', 'electrician-elements' ), 'help' => __( 'In Shopify, open Settings → Domains and copy the domain that ends with .myshopify.com.', 'electrician-elements' ) ),
		array( 'id' => 'shopify_region', 'store' => 'shopify', 'type' => 'text', 'label' => __( 'Country', 'electrician-elements' ), 'help' => __( 'Optional. Two letters, for example “DE”, to show the prices for this country.', 'electrician-elements' ) ),
		array( 'id' => 'shopify_token', 'store' => 'shopify', 'type' => 'text', 'label' => __( 'Public access token', 'electrician-elements' ), 'help' => __( 'Optional. With the public token of the Headless sales channel, products show how many are left. All visitors can read it, so never enter a private token.', 'electrician-elements' ) ),
	);
}

/** Returns the fields for a products file. */
function electrician_elements_file_fields(): array {
	return array(
		array( 'id' => 'products', 'store' => 'file', 'type' => 'file', 'label' => __( 'Products file', 'electrician-elements' ), 'help' => __( 'Choose the file products.json from your computer. WordPress saves it and replaces the file of before. All visitors can read it.', 'electrician-elements' ), 'text_label' => __( 'Text of the products file', 'electrician-elements' ) ),
		array( 'id' => 'file_checkout', 'store' => 'file', 'type' => 'text', 'label' => __( 'Address for orders', 'electrician-elements' ), 'help' => __( 'Your email address, or the address of a page that takes orders. It receives all orders for which the file has no payment link. “{order}” in it becomes the order.', 'electrician-elements' ) ),
	);
}

/** Returns the fields for Medusa. */
function electrician_elements_medusa_fields(): array {
	return array(
		array( 'id' => 'medusa_host', 'store' => 'medusa', 'type' => 'text', 'label' => __( 'Address of the Medusa server', 'electrician-elements' ), 'help' => __( 'For example https://medusa.example. The server’s setting STORE_CORS must contain the address of this website.', 'electrician-elements' ) ),
		array( 'id' => 'medusa_token', 'store' => 'medusa', 'type' => 'text', 'label' => __( 'Publishable API key', 'electrician-elements' ), 'help' => __( 'It begins with “pk_”. All visitors can read it, so never enter a secret key.', 'electrician-elements' ) ),
		array( 'id' => 'medusa_region', 'store' => 'medusa', 'type' => 'text', 'label' => __( 'Country or region', 'electrician-elements' ), 'help' => __( 'Two letters of a country, for example “us”, or the ID of a region. If it is empty, prices are those of the first region.', 'electrician-elements' ) ),
		array( 'id' => 'medusa_checkout', 'store' => 'medusa', 'type' => 'text', 'label' => __( 'Address of your checkout page', 'electrician-elements' ), 'help' => __( 'For example https://shop.example/checkout?cart={cart}. The ID of the cart replaces “{cart}”.', 'electrician-elements' ) ),
	);
}
