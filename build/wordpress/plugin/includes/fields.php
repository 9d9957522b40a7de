<?php
// The fields of the settings page.

defined( 'ABSPATH' ) || exit;

/** Returns the sections of the settings page. */
function electrician_elements_sections(): array {
	return array(
		'store'    => array(
			'title'  => __( 'Your store', 'electrician-elements' ),
			'about'  => __( 'Your products, payments and orders stay in your store. This website only shows them.', 'electrician-elements' ),
			'fields' => array(
				array( 'id' => 'store_id', 'type' => 'text', 'label' => __( 'Store ID', 'electrician-elements' ), 'help' => __( 'Open your published store in a browser, not the editor. Right-click a product’s picture and choose “Copy image address” or “Copy image link”. On a phone, hold the picture. Paste the address into this field. The plugin keeps only the ID. You can also ask your provider’s support for “the ID of my store”.', 'electrician-elements' ) ),
				array( 'id' => 'store_host', 'type' => 'url', 'label' => __( 'Address of the store’s server', 'electrician-elements' ), 'help' => __( 'Leave it as it is for a Hostinger store.', 'electrician-elements' ) ),
				array( 'id' => 'check_store', 'type' => 'check', 'label' => '', 'help' => '' ),
			),
		),
		'pages'    => array(
			'title'  => __( 'Pages of your shop', 'electrician-elements' ),
			'about'  => __( 'Product links and the payment lead to these pages. “Save and create the pages”, at the end of this page, publishes the ones that are missing.', 'electrician-elements' ),
			'fields' => array(
				array( 'id' => 'shop', 'type' => 'page', 'label' => __( 'Shop', 'electrician-elements' ), 'help' => __( 'Shows all products.', 'electrician-elements' ) ),
				array( 'id' => 'product', 'type' => 'page', 'label' => __( 'Product', 'electrician-elements' ), 'help' => __( 'Shows the product that a visitor chose. Without this page, product links do not work.', 'electrician-elements' ) ),
				array( 'id' => 'success', 'type' => 'page', 'label' => __( 'Order success', 'electrician-elements' ), 'help' => __( 'Thanks customers after payment.', 'electrician-elements' ) ),
				array( 'id' => 'cart_button', 'type' => 'choice', 'label' => __( 'Cart button', 'electrician-elements' ), 'help' => __( 'You can also add the block “Cart button” to your header.', 'electrician-elements' ), 'values' => array( 'none' => __( 'Only where I add the block', 'electrician-elements' ), 'everywhere' => __( 'In the corner of every page', 'electrician-elements' ) ) ),
			),
		),
		'business' => array(
			'title'  => __( 'Your business', 'electrician-elements' ),
			'about'  => __( 'The blocks about your business show these facts. They make no claims that you have not written here.', 'electrician-elements' ),
			'fields' => array_merge( electrician_elements_fact_fields(), electrician_elements_business_fields() ),
		),
		'advanced' => array(
			'title'  => __( 'For developers', 'electrician-elements' ),
			'about'  => __( 'Change this only if your theme has an element with the same name, such as <cart-drawer>.', 'electrician-elements' ),
			'fields' => array(
				array( 'id' => 'prefix', 'type' => 'text', 'label' => __( 'Prefix of element names', 'electrician-elements' ), 'help' => __( 'For example “ee-”. Leave it empty if everything works.', 'electrician-elements' ) ),
			),
		),
	);
}

/** Returns the fields of the facts that most businesses need. */
function electrician_elements_fact_fields(): array {
	$fields = array();
	foreach ( electrician_elements_form_facts() as $name => list( $label, $help, $is_list ) ) {
		$fields[] = array( 'id' => $name, 'type' => $is_list ? 'fact_list' : 'fact', 'label' => $label, 'help' => $help );
	}
	$fields[] = array( 'id' => 'emergency', 'type' => 'emergency', 'label' => __( 'Emergency service', 'electrician-elements' ), 'help' => '' );
	return $fields;
}

/** Returns the other fields about the business. */
function electrician_elements_business_fields(): array {
	return array(
		array( 'id' => 'facts', 'type' => 'facts', 'label' => __( 'Facts file', 'electrician-elements' ), 'help' => __( 'For pictures, prices, reviews and everything else, download a facts file from the site builder and choose it here. It replaces the facts above.', 'electrician-elements' ) ),
		array( 'id' => 'quote_endpoint', 'type' => 'text', 'label' => __( 'Address for quote requests', 'electrician-elements' ), 'help' => __( 'The address from your form service, or “mailto:” and your email address. If it is empty, the quote form opens the visitor’s mail program with your email address.', 'electrician-elements' ) ),
		array( 'id' => 'quote_format', 'type' => 'choice', 'label' => __( 'Format of quote requests', 'electrician-elements' ), 'help' => __( 'Your form service names the format. Photos need “form”.', 'electrician-elements' ), 'values' => array( 'json' => 'json', 'form' => 'form', 'urlencoded' => 'urlencoded' ) ),
		array( 'id' => 'booking_url', 'type' => 'text', 'label' => __( 'Address for appointments', 'electrician-elements' ), 'help' => __( '“Schedule a Consultation” and “Book Now” lead there. If it is empty, they call your phone number.', 'electrician-elements' ) ),
		array( 'id' => 'coverage_url', 'type' => 'text', 'label' => __( 'Address of your service area', 'electrician-elements' ), 'help' => __( '“View Coverage” leads there, for example a page with a map.', 'electrician-elements' ) ),
	);
}

/** Prints a field. */
function electrician_elements_field( array $field ): void {
	$settings = electrician_elements_settings();
	$id       = $field['id'];
	$name     = "electrician_elements[$id]";
	$value    = $settings[ $id ] ?? '';
	switch ( $field['type'] ) {
		case 'text':
		case 'url':
			electrician_elements_input( $field['type'], $id, $name, $value );
			break;
		case 'fact':
			electrician_elements_input( 'text', $id, "electrician_elements[fact][$id]", electrician_elements_form_texts( electrician_elements_saved_facts() )[ $id ] );
			break;
		case 'fact_list':
			printf( '<textarea id="%s" name="%s" rows="5" class="regular-text">%s</textarea>', esc_attr( $id ), esc_attr( "electrician_elements[fact][$id]" ), esc_textarea( electrician_elements_form_texts( electrician_elements_saved_facts() )[ $id ] ) );
			break;
		case 'emergency':
			// Browsers do not send an unchecked box.
			echo '<input type="hidden" name="electrician_elements[fact][emergency]" value="">';
			printf( '<label><input type="checkbox" id="emergency" name="electrician_elements[fact][emergency]" value="1" %s> %s</label>', checked( true, electrician_elements_saved_facts()['emergency'] ?? false, false ), esc_html__( 'I answer emergency calls at any time', 'electrician-elements' ) );
			break;
		case 'facts':
			echo '<p><input type="file" id="facts_file" accept=".json,application/json"></p>';
			printf( '<details><summary>%s</summary><textarea id="facts" name="%s" rows="12" class="large-text code" spellcheck="false" aria-label="%s">%s</textarea></details>', esc_html__( 'Show the file’s text', 'electrician-elements' ), esc_attr( $name ), esc_attr__( 'Text of the facts file', 'electrician-elements' ), esc_textarea( $value ) );
			break;
		case 'choice':
			printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
			foreach ( $field['values'] as $choice => $label ) {
				printf( '<option value="%s" %s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
			}
			echo '</select>';
			break;
		case 'page':
			wp_dropdown_pages( array( 'id' => esc_attr( $id ), 'name' => esc_attr( "electrician_elements[pages][$id]" ), 'selected' => absint( $settings['pages'][ $id ] ), 'show_option_none' => esc_html__( '— Select —', 'electrician-elements' ), 'option_none_value' => '0' ) );
			break;
		case 'check':
			printf( '<button type="button" id="check_store" class="button">%s</button> <p id="check_result" role="status"></p>', esc_html__( 'Check my store', 'electrician-elements' ) );
			break;
	}
	if ( '' !== $field['help'] ) {
		printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
	}
}

/** Prints an input for one line of text. */
function electrician_elements_input( string $type, string $id, string $name, string $value ): void {
	printf( '<input type="%s" id="%s" name="%s" value="%s" class="regular-text">', esc_attr( $type ), esc_attr( $id ), esc_attr( $name ), esc_attr( $value ) );
}
