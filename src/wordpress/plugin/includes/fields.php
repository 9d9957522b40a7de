<?php
// Prints the fields of the settings page.

defined( 'ABSPATH' ) || exit;

/** Prints a field. After an error, it contains the text that was not saved. */
function electrician_elements_field( array $field ): void {
	$id    = $field['id'];
	$name  = "electrician_elements[$id]";
	$value = electrician_elements_typed()[ $id ] ?? electrician_elements_field_value( $field );
	switch ( $field['type'] ) {
		case 'text':
		case 'url':
			// Addresses and IDs run from left to right in every language.
			electrician_elements_input( $field['type'], $id, $name, $value, 'regular-text ltr' );
			break;
		case 'fact':
			electrician_elements_input( 'text', $id, "electrician_elements[fact][$id]", $value, 'regular-text' );
			break;
		case 'fact_list':
			printf( '<textarea id="%s" name="%s" rows="5" class="regular-text"%s>%s</textarea>', esc_attr( $id ), esc_attr( "electrician_elements[fact][$id]" ), electrician_elements_invalid( $id ), esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- electrician_elements_invalid() escapes.
			break;
		case 'emergency':
			// Browsers do not send an unchecked box.
			echo '<input type="hidden" name="electrician_elements[fact][emergency]" value="">';
			printf( '<label><input type="checkbox" id="emergency" name="electrician_elements[fact][emergency]" value="1" %s> %s</label>', checked( '1', $value, false ), esc_html__( 'I answer emergency calls at any time', 'electrician-elements' ) );
			break;
		case 'file':
			$name = 'products' === $id ? ELECTRICIAN_ELEMENTS_PRODUCTS : $name;
			printf( '<p><input type="file" id="%s_file" accept=".json,application/json"></p>', esc_attr( $id ) );
			printf( '<details><summary>%s</summary><textarea id="%s" name="%s" rows="12" class="large-text code" spellcheck="false" aria-label="%s"%s>%s</textarea></details>', esc_html__( 'Show the file’s text', 'electrician-elements' ), esc_attr( $id ), esc_attr( $name ), esc_attr( $field['text_label'] ), electrician_elements_invalid( $id ), esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- electrician_elements_invalid() escapes.
			break;
		case 'choice':
			printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
			foreach ( $field['values'] as $choice => $label ) {
				printf( '<option value="%s" %s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
			}
			echo '</select>';
			break;
		case 'page':
			wp_dropdown_pages( array( 'id' => esc_attr( $id ), 'name' => esc_attr( "electrician_elements[pages][$id]" ), 'selected' => absint( $value ), 'show_option_none' => esc_html__( '— Select —', 'electrician-elements' ), 'option_none_value' => '0' ) );
			break;
		case 'check':
			printf( '<button type="button" id="check_store" class="button" data-stores="%s" data-products-url="%s">%s</button> <p id="check_result" role="status"></p>', esc_attr( wp_json_encode( ELECTRICIAN_ELEMENTS_STORES ) ), esc_url( electrician_elements_products_url() ), esc_html__( 'Check my store', 'electrician-elements' ) );
			break;
	}
	foreach ( electrician_elements_problems( $id ) as $problem ) {
		printf( '<p id="%s_problem" class="electrician-elements-problem">%s</p>', esc_attr( $id ), esc_html( $problem ) );
	}
	if ( '' !== $field['help'] ) {
		printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
	}
}

/** Returns the saved value of a field. */
function electrician_elements_field_value( array $field ): string {
	$settings = electrician_elements_settings();
	$id       = $field['id'];
	if ( 'page' === $field['type'] ) {
		// Polylang lists only the pages of one language.
		return (string) electrician_elements_page_id( $id );
	}
	if ( 'products' === $id ) {
		return (string) get_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '' );
	}
	if ( in_array( $field['type'], array( 'fact', 'fact_list', 'emergency' ), true ) ) {
		return electrician_elements_form_texts( electrician_elements_saved_facts() )[ $id ];
	}
	$value = $settings[ $id ] ?? '';
	return '' === $value ? $field['default'] ?? '' : $value;
}

/** Prints an input for one line of text. */
function electrician_elements_input( string $type, string $id, string $name, string $value, string $classes ): void {
	printf( '<input type="%s" id="%s" name="%s" value="%s" class="%s"%s>', esc_attr( $type ), esc_attr( $id ), esc_attr( $name ), esc_attr( $value ), esc_attr( $classes ), electrician_elements_invalid( $id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- electrician_elements_invalid() escapes.
}

/** Returns the problems of a field, whose value was not saved. They are escaped, and `esc_html()` escapes nothing twice. */
function electrician_elements_problems( string $id ): array {
	return wp_list_pluck( wp_list_filter( get_settings_errors( 'electrician_elements' ), array( 'code' => $id ) ), 'message' );
}

/** Returns the attributes that tell assistive technology about the problem of a field. */
function electrician_elements_invalid( string $id ): string {
	return electrician_elements_problems( $id ) ? sprintf( ' aria-invalid="true" aria-describedby="%s_problem"', esc_attr( $id ) ) : '';
}
